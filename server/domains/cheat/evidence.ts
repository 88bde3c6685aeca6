import type pg from 'pg'
import { coalesce } from '../../runtime/coalesce.ts'

/** Evidence for or against a team that sent another team's flag. */
type Evidence = {
  /** The time and the address of the owner's solve; null if it has not solved the challenge. */
  ownerSolvedAt: Date | null
  ownerAddress: string | null
  /** When the team that sent the flag first opened the challenge; null if it never did. */
  challengeOpenedAt: Date | null
}

const statement = {
  name: 'cheat-evidence',
  text: `
SELECT solve.solved_at AS "ownerSolvedAt", own.ip AS "ownerAddress", assignment.opened_at AS "challengeOpenedAt"
FROM unnest($1::int[]) WITH ORDINALITY AS asked (id, ordinal)
LEFT JOIN cheat ON cheat.submission_id = asked.id
LEFT JOIN submission sent ON sent.id = cheat.submission_id
LEFT JOIN solve ON solve.participation_id = cheat.source_participation_id
  AND solve.challenge_id = sent.challenge_id
LEFT JOIN submission own ON own.id = solve.submission_id
LEFT JOIN assignment ON assignment.participation_id = cheat.submit_participation_id
  AND assignment.challenge_id = sent.challenge_id
ORDER BY asked.ordinal`,
}

export type EvidenceReader = { read(submissionId: number): Promise<Evidence> }

/** Batches the evidence of all rows of a list into one query. */
export function createEvidenceReader({ pool }: { pool: pg.Pool }): EvidenceReader {
  const evidence = coalesce({
    run: async (submissionIds: number[]) =>
      (await pool.query<Evidence>({ ...statement, values: [submissionIds] })).rows,
    concurrency: 2,
    largestBatch: 500,
  })
  return { read: (submissionId) => evidence.ask(submissionId) }
}
