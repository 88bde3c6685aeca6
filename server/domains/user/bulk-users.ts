import type { Context } from '../../context.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { actOnEach, type BulkResult } from '../../use-case/bulk.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import { deleteUser } from './delete-user.ts'
import { updateUser } from './update-user.ts'

/** `idOf` reads the user's id from an item; users that do not exist are refused. */
type Items = { ids: readonly string[]; idOf: (item: string) => string }

/** Changes the role or the confirmation of many users. @throws InvalidInputError */
export async function updateUsers(
  ctx: Context,
  { ids, idOf }: Items,
  changes: { role?: unknown; emailConfirmed?: unknown },
): Promise<BulkResult> {
  const viewer = requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return actOnEach(ids, async (item) => {
    const userId = idOf(item)
    if (changes.role != null && userId.toLowerCase() === viewer.id) throw new ConflictError('user.ownRole')
    await updateUser(ctx, userId, changes)
  })
}

/** Deletes many users. @throws InvalidInputError */
export async function deleteUsers(ctx: Context, { ids, idOf }: Items): Promise<BulkResult> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  return actOnEach(ids, (item) => deleteUser(ctx, idOf(item)))
}
