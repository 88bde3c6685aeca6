import type { Context } from '../../context.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import { noTesters } from '../game/divisions/division-rights.ts'
import { withWriteup } from './writeup.service.ts'

export type WriteupProgress = { gameId: number; teamCount: number; submittedCount: number }

/** The teams that play: accepted, and not of testers. */
const playing = (gameId: number) => ({ gameId, status: 'Accepted' as const, ...noTesters })

/** How many teams of a game play, and how many of them have submitted a write-up; for administrators. */
export async function readWriteupProgress(ctx: Context, gameId: number): Promise<WriteupProgress> {
  requireAdmin(ctx)
  const [teamCount, submittedCount] = await Promise.all([
    ctx.db.participation.count({ where: playing(gameId) }),
    ctx.db.participation.count({ where: { ...playing(gameId), ...withWriteup } }),
  ])
  return { gameId, teamCount, submittedCount }
}

/** The playing teams of a game without a write-up, by name, with a GraphQL selection; for administrators. */
export function teamsWithoutWriteup(ctx: Context, gameId: number, query: object) {
  requireAdmin(ctx)
  return ctx.db.team.findMany({
    ...query,
    where: { participations: { some: { ...playing(gameId), writeupFileId: null } } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
}
