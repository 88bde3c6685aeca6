import { Prisma } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { shownIn } from '../game/shown-challenges.ts'
import { countsOnBoard, solveColumns } from '../game/solved-on-board.ts'
import type { SolveRow } from '../scoreboard/model/board-rows.ts'
import type { SolveSelection } from './correction.input.ts'

export type Correction = 'void' | 'restore'
/** `isOnBoard`: the true board counts the solve. `isHidden`: the public board does not. */
export type ChosenSolve = SolveRow & { isOnBoard: boolean; isHidden: boolean }

/** The solves of a selection that can be voided, or the voided ones that can be restored, in the order of their times. */
export async function chosenSolves(
  db: Pick<Transaction, '$queryRawUnsafe'>,
  { gameId, correction, selection }: { gameId: number; correction: Correction; selection: SolveSelection },
): Promise<ChosenSolve[]> {
  const { teamId, challengeId, since, until, submissionIds } = selection
  return db.$queryRawUnsafe<ChosenSolve[]>(
    `SELECT item.submission_id AS "submissionId", item.participation_id AS "participationId",
            item.challenge_id AS "challengeId", (extract(epoch FROM item.solved_at) * 1000)::float8 AS time,
            "user".user_name AS "userName", item.is_revealed AS "isRevealed",
            item.takes_blood AS "takesBlood",
            ${shownIn('challenge')} AND ${countsOnBoard(solveColumns('item'), 'true')} AS "isOnBoard",
            NOT ${countsOnBoard(solveColumns('item'))} AS "isHidden"
       FROM ${correction === 'void' ? 'solve' : 'voided_solve'} item
       JOIN game ON game.id = item.game_id
       JOIN challenge ON challenge.id = item.challenge_id
       JOIN participation ON participation.id = item.participation_id
       LEFT JOIN division ON division.id = participation.division_id
       JOIN submission ON submission.id = item.submission_id
       LEFT JOIN "user" ON "user".id = submission.user_id
      WHERE item.game_id = $1::int
        AND ($2::int IS NULL OR participation.team_id = $2::int)
        AND ($3::int IS NULL OR item.challenge_id = $3::int)
        AND ($4::timestamptz IS NULL OR item.solved_at >= $4::timestamptz)
        AND ($5::timestamptz IS NULL OR item.solved_at < $5::timestamptz)
        AND ($6::int[] IS NULL OR item.submission_id = ANY($6::int[]))
      ORDER BY item.solved_at, item.submission_id`,
    gameId,
    teamId ?? null,
    challengeId ?? null,
    since ?? null,
    until ?? null,
    submissionIds ?? null,
  )
}

/** SQL expression: the rows that end with the solve `solve`, as `keptRows` restores them. */
export const keptWithSolve = `jsonb_build_object(
  'ratings', ARRAY(SELECT to_jsonb(rating) FROM rating
    WHERE rating.participation_id = solve.participation_id AND rating.challenge_id = solve.challenge_id),
  'writeups', ARRAY(SELECT to_jsonb(writeup) FROM shared_writeup writeup
    WHERE writeup.participation_id = solve.participation_id AND writeup.solved_id = solve.challenge_id),
  'writeupChallenges', ARRAY(SELECT to_jsonb(shown) FROM shared_writeup_challenge shown
    JOIN shared_writeup writeup ON writeup.id = shown.writeup_id
    WHERE writeup.participation_id = solve.participation_id AND writeup.solved_id = solve.challenge_id))`

type Voiding = { ids: number[]; reason: string; mayAnswerAgain: boolean; now: Date }

/**
 * Turns solves into voided ones. Their answers, and later right ones of the same team, become wrong ones. Returns all
 * these answers.
 */
export async function writeVoided(
  { viewer }: Pick<Context, 'viewer'>,
  tx: Transaction,
  { ids, reason, mayAnswerAgain, now }: Voiding,
): Promise<number[]> {
  await tx.$executeRaw`
    INSERT INTO voided_solve (submission_id, game_id, challenge_id, participation_id, solved_at, is_revealed,
                              takes_blood, type, repeats, kept, reason, may_answer_again, voided_at, user_id)
    SELECT solve.submission_id, solve.game_id, solve.challenge_id, solve.participation_id, solve.solved_at,
           solve.is_revealed, solve.takes_blood, submission.type,
           ARRAY(SELECT id FROM submission later
                  WHERE later.participation_id = solve.participation_id AND later.challenge_id = solve.challenge_id
                    AND later.status = 'Accepted' AND later.id <> solve.submission_id ORDER BY id),
           ${Prisma.raw(keptWithSolve)},
           ${reason}::text, ${mayAnswerAgain}::boolean, ${now}::timestamptz, ${viewer?.id ?? null}::uuid
      FROM solve JOIN submission ON submission.id = solve.submission_id
     WHERE solve.submission_id = ANY(${ids}::int[])`
  await tx.$executeRaw`DELETE FROM solve WHERE submission_id = ANY(${ids}::int[])`
  return setVerdicts(tx, { ids, verdict: 'WrongAnswer' })
}

const isWriter = 'SELECT FROM "user" WHERE "user".id = kept.user_id'

/**
 * The rows that ended with a voided solve: the member of `kept`, the table, and what must still exist. The opinion of a
 * user who was deleted meanwhile stays away, and an author who wrote anew keeps the new text.
 */
const keptRows = [
  { member: 'ratings', table: 'rating', needs: isWriter },
  { member: 'writeups', table: 'shared_writeup', needs: isWriter },
  {
    member: 'writeupChallenges',
    table: 'shared_writeup_challenge',
    needs: `SELECT FROM shared_writeup writeup JOIN challenge ON challenge.id = kept.challenge_id
             WHERE writeup.id = kept.writeup_id`,
  },
]

/**
 * Turns voided solves into solves again. A team that has solved the challenge anew keeps the earlier of its solves; the
 * answer of the other is a repeated one. Returns all answers that changed.
 */
export async function writeRestored(tx: Transaction, ids: number[]): Promise<number[]> {
  const changed = await setVerdicts(tx, { ids, verdict: 'Accepted' })
  await tx.$executeRaw`
    INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at, is_revealed, takes_blood)
    SELECT DISTINCT ON (participation_id, challenge_id)
           submission_id, game_id, challenge_id, participation_id, solved_at, is_revealed, takes_blood
      FROM voided_solve WHERE submission_id = ANY(${ids}::int[])
     ORDER BY participation_id, challenge_id, solved_at, submission_id
    ON CONFLICT (participation_id, challenge_id) DO UPDATE
      SET submission_id = excluded.submission_id, solved_at = excluded.solved_at, is_revealed = excluded.is_revealed,
          takes_blood = excluded.takes_blood
      WHERE (excluded.solved_at, excluded.submission_id) < (solve.solved_at, solve.submission_id)`
  for (const { member, table, needs } of keptRows)
    await tx.$executeRawUnsafe(
      `INSERT INTO ${table} SELECT kept.* FROM voided_solve,
         jsonb_populate_recordset(NULL::${table}, voided_solve.kept -> '${member}') kept
        WHERE voided_solve.submission_id = ANY($1::int[]) AND EXISTS (${needs})
       ON CONFLICT DO NOTHING`,
      ids,
    )
  await tx.$executeRaw`DELETE FROM voided_solve WHERE submission_id = ANY(${ids}::int[])`
  return changed
}

/** The answers of voided solves with their repeats, and the events that tell monitors of them. */
async function setVerdicts(
  tx: Transaction,
  { ids, verdict }: { ids: number[]; verdict: 'Accepted' | 'WrongAnswer' },
): Promise<number[]> {
  const changed = await tx.$queryRaw<{ id: number }[]>`
    WITH voided AS (
      SELECT * FROM voided_solve WHERE submission_id = ANY(${ids}::int[])
    ), changed AS (
      UPDATE submission SET status = ${verdict}::text::"AnswerResult", type = CASE
        WHEN ${verdict}::text = 'WrongAnswer' THEN 'Unaccepted'
        WHEN submission.id = voided.submission_id THEN voided.type ELSE 'Normal' END
        FROM voided WHERE submission.id = voided.submission_id OR submission.id = ANY(voided.repeats)
      RETURNING submission.*
    ), told AS (
      UPDATE game_event SET values[1] = ${verdict}::text FROM changed
       WHERE game_event.game_id = changed.game_id AND game_event.type = 'FlagSubmit'
         AND game_event.challenge_id = changed.challenge_id AND game_event.team_id = changed.team_id
         AND game_event.published_at = changed.submitted_at AND game_event.values[2] = changed.answer
    )
    SELECT id FROM changed ORDER BY id`
  return changed.map(({ id }) => id)
}
