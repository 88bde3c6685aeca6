import { seesIn } from './divisions/division-rights.ts'

/** SQL expressions of a solve. */
type SolveColumns = { challengeId: string; time: string; isRevealed: string }

/**
 * An SQL condition: a board counts a solve of a shown challenge. The statement has the rows `game`, `participation` and
 * `division` of the solve. `isOrganizer` is the condition that the board is the true one.
 */
export const countsOnBoard = (
  { challengeId, time, isRevealed }: SolveColumns,
  isOrganizer = 'false',
) => `(participation.status = 'Accepted' AND ${time} >= game.start_at AND ${time} < game.end_at
    AND ${seesIn(challengeId, 'participation')}
    AND (${isOrganizer} OR division.standing IS DISTINCT FROM 'Tester' AND (
      game.freeze_at IS NULL OR game.revealed_at IS NOT NULL OR ${time} < game.freeze_at OR ${isRevealed})))`

/** The columns of a table of solves. */
export const solveColumns = (table: string): SolveColumns => ({
  challengeId: `${table}.challenge_id`,
  time: `${table}.solved_at`,
  isRevealed: `${table}.is_revealed`,
})

/**
 * An SQL condition on a challenge, by its table: a board shows a solve of it. `isOrganizer` is the condition that the
 * board is the true one.
 */
export const isSolvedOnBoard = (challenge: string, isOrganizer = 'false') => `EXISTS (
  SELECT FROM solve
  JOIN game ON game.id = solve.game_id
  JOIN participation ON participation.id = solve.participation_id
  LEFT JOIN division ON division.id = participation.division_id
  WHERE solve.challenge_id = ${challenge}.id AND ${countsOnBoard(solveColumns('solve'), isOrganizer)})`
