import type { Context } from '../../../context.ts'
import { actOnEach, type BulkResult } from '../../../use-case/bulk.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import { destroyContainer } from './container.service.ts'

/** `idOf` reads the container's id from an item; containers that do not exist are refused. */
type Items = { ids: readonly string[]; idOf: (item: string) => string }

/** The backend needs up to seconds for each container, and a client waits for all of them. */
const atOnce = 8

/** Stops many containers. @throws InvalidInputError */
export async function destroyContainers(ctx: Context, { ids, idOf }: Items): Promise<BulkResult> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return actOnEach(ids, (item) => destroyContainer(ctx, idOf(item)), { atOnce })
}
