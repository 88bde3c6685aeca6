import { requireMonitor } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'

export type ChallengeStatistics = {
  challengeId: number
  title: string
  submissionCount: number
  attemptingTeamCount: number
  solvingTeamCount: number
  teamCount: number
}

/**
 * How often the accepted teams of a game tried and solved each challenge while the game was live, disabled challenges
 * included, by id. For monitors, because it counts solves that a scoreboard may not show.
 * @throws UnauthenticatedError, ForbiddenError
 */
export function challengeStatistics(ctx: Context, gameId: number): Promise<ChallengeStatistics[]> {
  requireMonitor(ctx)
  return ctx.db.$queryRaw<ChallengeStatistics[]>`
    WITH playing AS (
      SELECT id FROM participation WHERE game_id = ${gameId} AND status = 'Accepted'),
    tried AS (
      SELECT submission.challenge_id, count(*)::int AS submissions,
             count(DISTINCT submission.participation_id)::int AS teams
        FROM submission JOIN playing ON playing.id = submission.participation_id
        JOIN game ON game.id = submission.game_id
       WHERE submission.game_id = ${gameId}
         AND submission.submitted_at >= game.start_at AND submission.submitted_at < game.end_at
       GROUP BY submission.challenge_id),
    solved AS (
      SELECT solve.challenge_id, count(*)::int AS teams
        FROM solve JOIN playing ON playing.id = solve.participation_id
        JOIN game ON game.id = solve.game_id
       WHERE solve.game_id = ${gameId} AND solve.solved_at >= game.start_at AND solve.solved_at < game.end_at
       GROUP BY solve.challenge_id)
    SELECT challenge.id AS "challengeId", challenge.title,
           coalesce(tried.submissions, 0) AS "submissionCount",
           coalesce(tried.teams, 0) AS "attemptingTeamCount",
           coalesce(solved.teams, 0) AS "solvingTeamCount",
           (SELECT count(*)::int FROM playing) AS "teamCount"
      FROM challenge
      LEFT JOIN tried ON tried.challenge_id = challenge.id
      LEFT JOIN solved ON solved.challenge_id = challenge.id
     WHERE challenge.game_id = ${gameId} ORDER BY challenge.id`
}
