import type { Context } from '../../context.ts'
import { chargeLookup } from '../../limits/charge-lookup.ts'

/**
 * A team with a GraphQL selection, for anybody; null if it does not exist.
 * @throws RateLimitedError for visitors who look up many
 */
export async function findTeam(ctx: Context, teamId: number, query: object) {
  await chargeLookup(ctx)
  return ctx.db.team.findUnique({ ...query, where: { id: teamId } })
}

/** The team of a use case's result, with a GraphQL selection. */
export function loadTeam(ctx: Context, teamId: number, query: object) {
  return ctx.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } })
}

/** The teams of a use case's result, oldest first, with a GraphQL selection. */
export function loadTeams(ctx: Context, teamIds: number[], query: object) {
  return ctx.db.team.findMany({ ...query, where: { id: { in: teamIds } }, orderBy: { id: 'asc' } })
}
