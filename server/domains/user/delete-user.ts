import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { releaseFiles } from '../asset/file-store.ts'
import { pick } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockUser } from './update-user.ts'

/**
 * Deletes a user; submissions, events and posts stay without a user. Rejects the viewer's own account and captains.
 * @throws ConflictError, NotFoundError
 */
export async function deleteUser(ctx: Context, userId: string): Promise<void> {
  const viewer = requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  if (viewer.id === userId.toLowerCase()) throw new ConflictError('user.self')
  const { user, moved } = await ctx.db.$transaction(async (tx) => {
    const held = await lockUser(tx, userId)
    const { id } = held
    if ((await tx.team.count({ where: { captainId: id } })) > 0) throw new ConflictError('user.isCaptain')
    const boards = await ctx.boards.namingUser(tx, id)
    await tx.user.delete({ where: { id } })
    const movedBoards = await ctx.boards.move(tx, boards)
    await recordAudit(tx, ctx, {
      action: 'user.deleted',
      subject: { id, name: held.userName },
      before: pick(held, ['userName', 'email', 'role']),
    })
    return { user: held, moved: movedBoards }
  })
  ctx.boards.publish(moved)
  ctx.events.emit('access.ended', { userId: user.id })
  if (user.avatarHash) await releaseFiles(ctx, [user.avatarHash])
}
