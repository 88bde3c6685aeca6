import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { isVoided, type NewVerdict } from './differing-answers.ts'

type Judging = { verdicts: readonly NewVerdict[]; reason: string; now: Date }

/**
 * Stores new verdicts, and what the teams read of them. A right answer that is wrong now is voided. Skips answers that a
 * correction has decided meanwhile, and returns the others. The solves follow with `writeSolves`.
 */
export async function writeVerdicts(
  { viewer }: Pick<Context, 'viewer'>,
  tx: Transaction,
  { verdicts, reason, now }: Judging,
): Promise<NewVerdict[]> {
  if (verdicts.length === 0) return []
  const user = viewer?.id ?? null
  const wrong = verdicts.filter(({ isRight }) => !isRight).map(({ id }) => id)
  await tx.$executeRaw`
    INSERT INTO voided_solve (submission_id, game_id, challenge_id, participation_id, solved_at, is_revealed,
                              takes_blood, type, repeats, kept, reason, may_answer_again, voided_at, user_id)
    SELECT submission.id, submission.game_id, submission.challenge_id, submission.participation_id,
           coalesce(solve.solved_at, submission.submitted_at), coalesce(solve.is_revealed, false),
           coalesce(solve.takes_blood, true), submission.type, '{}', '{}', ${reason}::text, true, ${now}::timestamptz, ${user}::uuid
      FROM submission LEFT JOIN solve ON solve.submission_id = submission.id
     WHERE submission.id = ANY(${wrong}::int[]) AND submission.status = 'Accepted'`
  const written = await tx.$queryRawUnsafe<NewVerdict[]>(
    `WITH verdict AS (
       SELECT * FROM unnest($1::int[], $2::bool[]) item (id, is_right)
     ), changed AS (
       UPDATE submission SET status = CASE WHEN is_right THEN 'Accepted' ELSE 'WrongAnswer' END::"AnswerResult",
              type = CASE WHEN is_right THEN 'Normal' ELSE 'Unaccepted' END::"SubmissionType"
         FROM verdict
        WHERE submission.id = verdict.id AND (submission.status = 'Accepted') <> is_right
          AND (NOT is_right OR NOT ${isVoided})
       RETURNING submission.*, is_right
     ), told AS (
       UPDATE game_event SET values[1] = changed.status::text FROM changed
        WHERE game_event.game_id = changed.game_id AND game_event.type = 'FlagSubmit'
          AND game_event.challenge_id = changed.challenge_id AND game_event.team_id = changed.team_id
          AND game_event.published_at = changed.submitted_at AND game_event.values[2] = changed.answer
     ), suspected AS (
       DELETE FROM cheat USING changed WHERE cheat.submission_id = changed.id AND is_right
     ), former AS (
       DELETE FROM judged_again USING changed WHERE judged_again.submission_id = changed.id AND NOT is_right
     ), noted AS (
       INSERT INTO judged_again (submission_id, game_id, challenge_id, participation_id, reason, judged_at, user_id)
       SELECT id, game_id, challenge_id, participation_id, $3::text, $4::timestamptz, $5::uuid
         FROM changed WHERE is_right
       ON CONFLICT (submission_id) DO UPDATE
         SET reason = excluded.reason, judged_at = excluded.judged_at, user_id = excluded.user_id
     )
     SELECT id, is_right AS "isRight" FROM changed ORDER BY submitted_at, id`,
    verdicts.map(({ id }) => id),
    verdicts.map(({ isRight }) => isRight),
    reason,
    now,
    user,
  )
  return written
}
