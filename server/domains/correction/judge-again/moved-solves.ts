import type { Transaction } from '../../../database/database.ts'
import { shownIn } from '../../game/shown-challenges.ts'
import { countsOnBoard, solveColumns } from '../../game/solved-on-board.ts'
import type { NewVerdict } from './differing-answers.ts'

/** The solve of a team that new verdicts give, take or replace. */
export type MovedSolve = {
  participationId: number
  challengeId: number
  /** The submission of its solve now; null for none. */
  before: number | null
  /** The submission of its solve after the new verdicts: the earliest right answer. Null for none. */
  after: number | null
  /** Milliseconds since 1970 of the solve after; null for none. */
  time: number | null
  userName: string | null
  /** True if the true board counts one of the two. */
  isOnBoard: boolean
  /** True if the public board counts neither of them. */
  isHidden: boolean
}

const [before, after] = [
  solveColumns('solve'),
  { challengeId: 'best.challenge_id', time: 'best.solved_at', isRevealed: 'false' },
]
const countsOn = (
  isOrganizer?: string,
) => `(solve.submission_id IS NOT NULL AND ${countsOnBoard(before, isOrganizer)}
              OR best.id IS NOT NULL AND ${countsOnBoard(after, isOrganizer)})`

/** The solves that new verdicts move. The earliest right answer of a team to a challenge is its solve. */
export function movedSolves(
  db: Pick<Transaction, '$queryRawUnsafe'>,
  verdicts: readonly NewVerdict[],
): Promise<MovedSolve[]> {
  return db.$queryRawUnsafe<MovedSolve[]>(
    `WITH verdict AS MATERIALIZED (
       SELECT * FROM unnest($1::int[], $2::bool[]) item (id, is_right)
     ), pair AS MATERIALIZED (
       SELECT DISTINCT participation_id, challenge_id FROM verdict JOIN submission USING (id)
     ), best AS (
       SELECT DISTINCT ON (pair.participation_id, pair.challenge_id) pair.participation_id, pair.challenge_id,
              answer.id, answer.user_id, coalesce(own.solved_at, answer.submitted_at) AS solved_at
         FROM pair
         JOIN submission answer USING (participation_id, challenge_id)
         LEFT JOIN verdict ON verdict.id = answer.id
         LEFT JOIN solve own ON own.submission_id = answer.id
        WHERE coalesce(verdict.is_right, answer.status = 'Accepted')
        ORDER BY pair.participation_id, pair.challenge_id, coalesce(own.solved_at, answer.submitted_at), answer.id
     )
     SELECT pair.participation_id AS "participationId", pair.challenge_id AS "challengeId",
            solve.submission_id AS before, best.id AS after,
            (extract(epoch FROM best.solved_at) * 1000)::float8 AS time, "user".user_name AS "userName",
            ${shownIn('challenge')} AND ${countsOn('true')} AS "isOnBoard",
            NOT ${countsOn()} AS "isHidden"
       FROM pair
       JOIN participation ON participation.id = pair.participation_id
       JOIN game ON game.id = participation.game_id
       JOIN challenge ON challenge.id = pair.challenge_id
       LEFT JOIN division ON division.id = participation.division_id
       LEFT JOIN solve ON solve.participation_id = pair.participation_id AND solve.challenge_id = pair.challenge_id
       LEFT JOIN best ON best.participation_id = pair.participation_id AND best.challenge_id = pair.challenge_id
       LEFT JOIN "user" ON "user".id = best.user_id
      WHERE best.id IS DISTINCT FROM solve.submission_id
      ORDER BY best.solved_at, best.id`,
    verdicts.map(({ id }) => id),
    verdicts.map(({ isRight }) => isRight),
  )
}
