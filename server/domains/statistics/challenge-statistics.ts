import type { ChallengeCategory } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { requireMonitor } from '../../use-case/roles.ts'

export type ChallengeStatistics = {
  challengeId: number
  title: string
  category: ChallengeCategory
  submissionCount: number
  attemptingTeamCount: number
  solvingTeamCount: number
  teamCount: number
  /** Submissions of the solving teams up to their solve, that one included. */
  submissionsToSolve: number
  firstSolveAt: Date | null
  /** From the release of the challenge, or the start of the game, to the solve, without pauses. Null without a solve. */
  medianSolveSeconds: number | null
}

/**
 * How often the accepted teams of a game, without testers, tried and solved each challenge while the game was live, disabled challenges
 * included, by id. For monitors, because it counts solves that a scoreboard may not show.
 * @throws UnauthenticatedError, ForbiddenError
 */
export function challengeStatistics(ctx: Context, gameId: number): Promise<ChallengeStatistics[]> {
  requireMonitor(ctx)
  return countChallenges(ctx.db, gameId)
}

/** The counts of `challengeStatistics` without a check of the viewer. */
export function countChallenges(db: Database, gameId: number): Promise<ChallengeStatistics[]> {
  return db.$queryRaw<ChallengeStatistics[]>`
    WITH playing AS (
      SELECT participation.id FROM participation LEFT JOIN division ON division.id = participation.division_id
       WHERE participation.game_id = ${gameId} AND status = 'Accepted'
         AND division.standing IS DISTINCT FROM 'Tester'),
    counted AS (
      SELECT solve.challenge_id, solve.participation_id, solve.submission_id, solve.solved_at,
             extract(epoch FROM solve.solved_at - since - coalesce(paused, interval '0')) AS seconds
        FROM solve JOIN playing ON playing.id = solve.participation_id
        JOIN game ON game.id = solve.game_id
        JOIN challenge ON challenge.id = solve.challenge_id
        CROSS JOIN LATERAL (SELECT greatest(game.start_at, challenge.release_at) AS since) opened
        CROSS JOIN LATERAL (
          SELECT sum(least(resumed_at, solve.solved_at) - greatest(paused_at, since)) AS paused FROM game_pause
           WHERE game_pause.game_id = game.id AND paused_at < solve.solved_at AND resumed_at > since) pauses
       WHERE solve.game_id = ${gameId} AND solve.solved_at >= game.start_at AND solve.solved_at < game.end_at),
    tried AS (
      SELECT submission.challenge_id, count(*)::int AS submissions,
             count(DISTINCT submission.participation_id)::int AS teams,
             (count(*) FILTER (WHERE submission.id <= counted.submission_id))::int AS to_solve
        FROM submission JOIN playing ON playing.id = submission.participation_id
        JOIN game ON game.id = submission.game_id
        LEFT JOIN counted ON counted.challenge_id = submission.challenge_id
         AND counted.participation_id = submission.participation_id
       WHERE submission.game_id = ${gameId}
         AND submission.submitted_at >= game.start_at AND submission.submitted_at < game.end_at
       GROUP BY submission.challenge_id),
    solved AS (
      SELECT challenge_id, count(*)::int AS teams, min(solved_at) AS first_at,
             percentile_cont(0.5) WITHIN GROUP (ORDER BY greatest(0, seconds)) AS median
        FROM counted GROUP BY challenge_id)
    SELECT challenge.id AS "challengeId", challenge.title, challenge.category,
           coalesce(tried.submissions, 0) AS "submissionCount",
           coalesce(tried.teams, 0) AS "attemptingTeamCount",
           coalesce(solved.teams, 0) AS "solvingTeamCount",
           (SELECT count(*)::int FROM playing) AS "teamCount",
           coalesce(tried.to_solve, 0) AS "submissionsToSolve",
           solved.first_at AS "firstSolveAt",
           round(solved.median)::int AS "medianSolveSeconds"
      FROM challenge
      LEFT JOIN tried ON tried.challenge_id = challenge.id
      LEFT JOIN solved ON solved.challenge_id = challenge.id
     WHERE challenge.game_id = ${gameId} ORDER BY challenge.id`
}
