import type { ChallengeCategory } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'
import { listOf } from '../../database/row-list.ts'
import { viewerIdOf } from '../../use-case/viewer.ts'
import { boardAudience } from '../game/audience-of-viewer.ts'
import { seesAllSolves, type SolveTimes } from '../game/sees-all-solves.ts'
import { findScoreboard } from '../scoreboard/scoreboard.service.ts'
import { counted, visibleComments } from './rating.policy.ts'

export type ViewerRating = { stars: number; comment: string; ratedAt: Date }

export type ChallengeRatings = {
  challengeId: number
  title: string
  category: ChallengeCategory
  /** The numbers of ratings with 1 to 5 stars. */
  starCounts: number[]
  viewerRating: ViewerRating | null
  mayRate: boolean
}

type RatedGame = SolveTimes & { id: number; finalizedAt: Date | null }

/** The ratings of the challenges of a game's scoreboard; null for a viewer who may not see them. */
export async function challengeRatings(ctx: Context, game: RatedGame): Promise<ChallengeRatings[] | null> {
  if (!seesAllSolves(ctx, game)) return null
  const board = await findScoreboard(ctx, game.id)
  if (!board) return []
  const [groups, own, solves] = await Promise.all([
    ctx.db.rating.groupBy({
      by: ['challengeId', 'stars'],
      where: { gameId: game.id, ...counted },
      _count: { _all: true },
    }),
    ctx.db.rating.findMany({ where: { gameId: game.id, userId: viewerIdOf(ctx) } }),
    ctx.db.solve.findMany({
      where: {
        gameId: game.id,
        participation: { status: 'Accepted', members: { some: { userId: viewerIdOf(ctx) } } },
      },
      select: { challengeId: true },
    }),
  ])
  const counts = new Map(groups.map((group) => [`${group.challengeId}:${group.stars}`, group._count._all]))
  const ownById = new Map(own.map((rating) => [rating.challengeId, rating]))
  const solvedIds = new Set(solves.map(({ challengeId }) => challengeId))
  return [...board.challenges.values()].map(({ row: { challengeId, title, category } }) => ({
    challengeId,
    title,
    category,
    starCounts: [1, 2, 3, 4, 5].map((stars) => counts.get(`${challengeId}:${stars}`) ?? 0),
    viewerRating: ownById.get(challengeId) ?? null,
    mayRate: game.finalizedAt === null && solvedIds.has(challengeId),
  }))
}

/** The ratings of a game that have a comment, newest first, as far as the viewer may see them. */
export function ratingComments(ctx: Context, gameId: number, challengeId: number | null) {
  return listOf(ctx, 'rating', {
    where: { AND: [{ gameId, ...(challengeId !== null && { challengeId }) }, visibleComments(ctx)] },
    orderBy: [{ ratedAt: 'desc' }, { id: 'desc' }],
  })
}

/** Whether the viewer sees who wrote a comment: organizers only. */
export function seesAuthors(ctx: Context): boolean {
  return boardAudience(ctx.viewer) === 'organizer'
}

/** The viewer's rating of a challenge; null without one. */
export function viewerRating(ctx: Context, challengeId: number): Promise<ViewerRating | null> {
  return ctx.db.rating.findUnique({ where: { userId_challengeId: { userId: viewerIdOf(ctx), challengeId } } })
}
