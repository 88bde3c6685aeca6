import { seesIn } from './divisions/division-rights.ts'

/**
 * An SQL condition on a challenge, by its table: a board shows a solve of it. `isOrganizer` is the condition that the
 * board is the true one.
 */
export const isSolvedOnBoard = (challenge: string, isOrganizer = 'false') => `EXISTS (
  SELECT FROM solve
  JOIN game played ON played.id = solve.game_id
  JOIN participation solver ON solver.id = solve.participation_id
  LEFT JOIN division ON division.id = solver.division_id
  WHERE solve.challenge_id = ${challenge}.id AND solver.status = 'Accepted'
    AND solve.solved_at >= played.start_at AND solve.solved_at < played.end_at
    AND ${seesIn(`${challenge}.id`, 'solver')}
    AND (${isOrganizer} OR division.standing IS DISTINCT FROM 'Tester' AND (
      played.freeze_at IS NULL OR played.revealed_at IS NOT NULL OR solve.solved_at < played.freeze_at
      OR solve.is_revealed)))`
