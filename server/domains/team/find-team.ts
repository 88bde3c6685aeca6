import type { Context } from '../../context.ts'

/** A team with a door's selection, for anybody; null if it does not exist. */
export function findTeam(ctx: Context, teamId: number, query: object) {
  return ctx.db.team.findUnique({ ...query, where: { id: teamId } })
}

/** The team of a use case's result, with a door's selection. */
export function loadTeam(ctx: Context, teamId: number, query: object) {
  return ctx.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } })
}

/** The teams of a use case's result, oldest first, with a door's selection. */
export function loadTeams(ctx: Context, teamIds: number[], query: object) {
  return ctx.db.team.findMany({ ...query, where: { id: { in: teamIds } }, orderBy: { id: 'asc' } })
}
