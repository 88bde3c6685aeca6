import type { Context } from '../../context.ts'
import { gameTime } from '../game/game-state.ts'
import { knownTitles } from '../game/known-titles.ts'
import { seesAllSolves, type SolveTimes } from '../game/sees-all-solves.ts'
import { findScoreboard } from '../scoreboard/scoreboard.service.ts'
import { readActivity, type Activity } from './activity.ts'
import { countChallenges, type ChallengeStatistics } from './challenge-statistics.ts'
import { scoreRanges, type ScoreRange } from './score-ranges.ts'

/** A pause of a game that is over. */
export type Pause = { pausedAt: Date; resumedAt: Date }

export type GameStatistics = {
  teamCount: number
  submissionCount: number
  solveCount: number
  activity: Activity[]
  pauses: Pause[]
  scores: ScoreRange[]
  challenges: ChallengeStatistics[]
}

type CountedGame = SolveTimes & { id: number; start: Date }

/**
 * The statistics of a started game: of its accepted teams without testers, for the challenges of its scoreboard, from
 * the start to the end, or to the time of the game now. Null before the start and for a viewer who may not see all solves.
 * The titles that the scoreboard masks are read as far as the viewer may know them.
 */
export async function gameStatistics(ctx: Context, game: CountedGame): Promise<GameStatistics | null> {
  if (!seesAllSolves(ctx, game)) return null
  const board = await findScoreboard(ctx, game.id)
  if (!board) return null
  const now = gameTime(game, ctx.clock.now())
  const end = game.end < now ? game.end : now
  const [counted, activity, known, pauses] = await Promise.all([
    countChallenges(ctx.searchDb, game.id),
    readActivity(ctx.searchDb, { gameId: game.id, start: game.start, end }),
    knownTitles(ctx, game.id),
    ctx.searchDb.gamePause.findMany({
      where: { gameId: game.id, resumedAt: { gt: game.start }, pausedAt: { lt: end } },
      select: { pausedAt: true, resumedAt: true },
      orderBy: { pausedAt: 'asc' },
    }),
  ])
  const titles = new Map(known.map((one) => [one.challengeId, one.title]))
  const byId = new Map(counted.map((row) => [row.challengeId, row]))
  const challenges = [...board.challenges.values()].flatMap(({ row: { challengeId, title } }) => {
    const row = byId.get(challengeId)
    return row ? [{ ...row, title: titles.get(challengeId) ?? title }] : []
  })
  const total = (pick: (row: ChallengeStatistics) => number) =>
    challenges.reduce((sum, row) => sum + pick(row), 0)
  return {
    teamCount: counted[0]?.teamCount ?? 0,
    submissionCount: total((row) => row.submissionCount),
    solveCount: total((row) => row.solvingTeamCount),
    activity,
    pauses,
    scores: scoreRanges(board.rows.filter(({ standing }) => standing !== 'Tester').map(({ score }) => score)),
    challenges,
  }
}
