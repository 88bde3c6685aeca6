import type { Context } from '../../context.ts'
import { noTesters } from '../game/divisions/division-rights.ts'

/** The viewer's participation in a game; null if they do not take part. */
export async function readOwnParticipation(ctx: Context, gameId: number) {
  if (!ctx.viewer) return null
  const member = await ctx.db.participationMember.findUnique({
    where: { gameId_userId: { gameId, userId: ctx.viewer.id } },
    include: { participation: { include: { team: true, division: true } } },
  })
  return member?.participation ?? null
}

/** Number of participations of a game, of any status, without those of testers. */
export async function countTeams(ctx: Context, gameId: number): Promise<number> {
  return ctx.db.participation.count({ where: { gameId, ...noTesters } })
}
