import type { Context } from '../../context.ts'

/** The viewer's participation in a game; null if they do not take part. */
export async function readOwnParticipation(ctx: Context, gameId: number) {
  if (!ctx.viewer) return null
  const member = await ctx.db.participationMember.findUnique({
    where: { gameId_userId: { gameId, userId: ctx.viewer.id } },
    include: { participation: { include: { team: true, division: true } } },
  })
  return member?.participation ?? null
}
