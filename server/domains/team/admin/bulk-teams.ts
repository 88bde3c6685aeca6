import type { Context } from '../../../context.ts'
import { actOnEach, type BulkResult } from '../../../use-case/bulk.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import { deleteAnyTeam } from '../delete-team.ts'
import { updateAnyTeam } from './administer-teams.ts'

/** `idOf` reads the team's id from an item; teams that do not exist are refused. */
type Items = { ids: readonly string[]; idOf: (item: string) => number }

/** Locks or unlocks many teams. @throws InvalidInputError */
export async function lockTeams(ctx: Context, { ids, idOf }: Items, locked: boolean): Promise<BulkResult> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return actOnEach(ids, (item) => updateAnyTeam(ctx, idOf(item), { locked }))
}

/** Deletes many teams, also locked ones, with all their participations. @throws InvalidInputError */
export async function deleteTeams(ctx: Context, { ids, idOf }: Items): Promise<BulkResult> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return actOnEach(ids, (item) => deleteAnyTeam(ctx, idOf(item)))
}
