import type { Context } from '../../context.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { allPastGames } from './past-game.service.ts'

const inOrder = { orderBy: [{ place: 'asc' as const }, { id: 'asc' as const }] }
const counted = { select: { standings: true } } as const

export type PastGameWithTeams = Awaited<ReturnType<typeof readPastGame>>

/** All past games with their first three teams. @throws RateLimitedError */
export async function listPastGames(ctx: Context): Promise<PastGameWithTeams[]> {
  const games = await allPastGames(ctx)
  return games.rows({ include: { _count: counted, standings: { ...inOrder, take: 3 } } })
}

/** A past game with all teams. @throws RateLimitedError, NotFoundError */
export async function readPastGame(ctx: Context, id: number) {
  await ctx.limits.charge(ctx, 'Query')
  const game = await ctx.db.pastGame.findUnique({
    where: { id },
    include: { _count: counted, standings: inOrder },
  })
  if (!game) throw new NotFoundError('pastGame.notFound')
  return game
}
