import type { Context } from '../../context.ts'

/** How the viewer takes part in a game; null when they don't. */
export async function readOwnParticipation(ctx: Context, gameId: number) {
  if (!ctx.viewer) return null
  const member = await ctx.db.participationMember.findUnique({
    where: { gameId_userId: { gameId, userId: ctx.viewer.id } },
    include: { participation: { include: { team: true, division: true } } },
  })
  return member?.participation ?? null
}

/** Teams that registered for a game, whatever became of them. */
export async function countTeams(ctx: Context, gameId: number): Promise<number> {
  return ctx.db.participation.count({ where: { gameId } })
}
