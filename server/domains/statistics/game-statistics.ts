import type { Context } from '../../context.ts'
import { seesAllSolves, type SolveTimes } from '../game/sees-all-solves.ts'
import { findScoreboard } from '../scoreboard/scoreboard.service.ts'
import { readActivity, type Activity } from './activity.ts'
import { countChallenges, type ChallengeStatistics } from './challenge-statistics.ts'
import { scoreRanges, type ScoreRange } from './score-ranges.ts'

export type GameStatistics = {
  teamCount: number
  submissionCount: number
  solveCount: number
  activity: Activity[]
  scores: ScoreRange[]
  challenges: ChallengeStatistics[]
}

type CountedGame = SolveTimes & { id: number; start: Date }

/**
 * The statistics of a started game: of its accepted teams without testers, for the challenges of its scoreboard, from
 * the start to the end or to now. Null before the start and for a viewer who may not see all solves.
 */
export async function gameStatistics(ctx: Context, game: CountedGame): Promise<GameStatistics | null> {
  if (!seesAllSolves(ctx, game)) return null
  const board = await findScoreboard(ctx, game.id)
  if (!board) return null
  const now = ctx.clock.now()
  const end = game.end < now ? game.end : now
  const [counted, activity] = await Promise.all([
    countChallenges(ctx.db, game.id),
    readActivity(ctx.db, { gameId: game.id, start: game.start, end }),
  ])
  const byId = new Map(counted.map((row) => [row.challengeId, row]))
  const challenges = [...board.challenges.values()].flatMap(({ row: { challengeId } }) => {
    const row = byId.get(challengeId)
    return row ? [row] : []
  })
  const total = (pick: (row: ChallengeStatistics) => number) =>
    challenges.reduce((sum, row) => sum + pick(row), 0)
  return {
    teamCount: counted[0]?.teamCount ?? 0,
    submissionCount: total((row) => row.submissionCount),
    solveCount: total((row) => row.solvingTeamCount),
    activity,
    scores: scoreRanges(board.rows.filter(({ standing }) => standing !== 'Tester').map(({ score }) => score)),
    challenges,
  }
}
