import type { Transaction } from '../../../database/database.ts'
import { takesBlood } from '../../game/divisions/division-rights.ts'
import { keptWithSolve } from '../correction-rows.ts'
import type { NewVerdict } from './differing-answers.ts'
import type { MovedSolve } from './moved-solves.ts'

/**
 * Gives teams the solves that new verdicts move. A team that keeps a solve keeps its ratings and write-ups; those of a
 * team without one are kept for a restore.
 */
export async function writeSolves(tx: Transaction, moved: readonly MovedSolve[]): Promise<void> {
  const lost = moved.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []))
  await tx.$executeRawUnsafe(
    `UPDATE voided_solve SET kept = ${keptWithSolve} FROM solve
      WHERE solve.submission_id = voided_solve.submission_id AND solve.submission_id = ANY($1::int[])`,
    lost,
  )
  await tx.$executeRaw`DELETE FROM solve WHERE submission_id = ANY(${lost}::int[])`
  const solves = moved.flatMap(({ after }) => (after === null ? [] : [after]))
  await tx.$executeRaw`
    INSERT INTO solve (submission_id, game_id, challenge_id, participation_id, solved_at)
    SELECT id, game_id, challenge_id, participation_id, submitted_at FROM submission WHERE id = ANY(${solves}::int[])
    ON CONFLICT (participation_id, challenge_id) DO UPDATE
      SET submission_id = excluded.submission_id, solved_at = excluded.solved_at, is_revealed = false, takes_blood = true`
}

/**
 * Gives teams the attempts back that answers used which are right now. An answer after the solve used none. Must run
 * before `writeSolves`. Returns the challenges.
 */
export async function giveAttemptsBack(tx: Transaction, verdicts: readonly NewVerdict[]): Promise<number[]> {
  const right = verdicts.filter(({ isRight }) => isRight).map(({ id }) => id)
  const rows = await tx.$queryRaw<{ challengeId: number }[]>`
    WITH used AS (
      SELECT participation_id, challenge_id, count(*) AS count FROM submission
       WHERE id = ANY(${right}::int[]) AND NOT EXISTS (
         SELECT FROM solve WHERE solve.participation_id = submission.participation_id
            AND solve.challenge_id = submission.challenge_id AND solve.solved_at < submission.submitted_at)
       GROUP BY 1, 2
    )
    UPDATE attempt_count SET wrong = greatest(0, wrong - used.count) FROM used
     WHERE attempt_count.participation_id = used.participation_id AND attempt_count.challenge_id = used.challenge_id
       AND attempt_count.wrong > 0
    RETURNING attempt_count.challenge_id AS "challengeId"`
  return [...new Set(rows.map(({ challengeId }) => challengeId))]
}

/** The submissions of the solves of these challenges get the bloods that the board gives them. */
export async function writeBloods(tx: Transaction, moved: readonly MovedSolve[]): Promise<void> {
  const challengeIds = [...new Set(moved.map(({ challengeId }) => challengeId))]
  await tx.$executeRawUnsafe(
    `WITH placed AS MATERIALIZED (
       SELECT solve.submission_id, takes, row_number() OVER (
                PARTITION BY solve.challenge_id, takes ORDER BY solve.solved_at, solve.submission_id) AS place
         FROM solve
         JOIN game ON game.id = solve.game_id
         JOIN challenge ON challenge.id = solve.challenge_id
         JOIN participation ON participation.id = solve.participation_id
        CROSS JOIN LATERAL (
          SELECT solve.takes_blood AND NOT challenge.disable_blood_bonus AND participation.status = 'Accepted'
             AND solve.solved_at >= game.start_at AND solve.solved_at < game.end_at
             AND ${takesBlood('solve.challenge_id', 'participation')} AS takes
        ) counted
        WHERE solve.challenge_id = ANY($1::int[])
     ), typed AS (
       SELECT submission_id, (CASE WHEN takes AND place <= 3
                THEN (ARRAY['FirstBlood', 'SecondBlood', 'ThirdBlood'])[place] ELSE 'Normal' END)::"SubmissionType" AS type
         FROM placed
     )
     UPDATE submission SET type = typed.type FROM typed
      WHERE submission.id = typed.submission_id AND submission.type <> typed.type`,
    challengeIds,
  )
}
