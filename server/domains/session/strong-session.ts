import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import type { Viewer } from '../../use-case/viewer.ts'

/** Records that the user proved a second factor in this session, which then has the rights of the user's role. */
export async function markStrong(
  ctx: Context,
  { id: userId, sessionId }: Pick<Viewer, 'id'> & { sessionId: string },
): Promise<void> {
  const weak = { id: sessionId, isStrong: false }
  const { count } = await ctx.db.session.updateMany({ where: weak, data: { isStrong: true } })
  if (count > 0) ctx.events.emit('access.changed', { userId })
  // The rest of this request has the rights.
  const role = ctx.viewer?.withheldRole
  if (ctx.viewer && role) ctx.viewer = { ...ctx.viewer, role, withheldRole: undefined }
}

/** The sessions of a user without any second factor are not strong any more. Emit `access.changed` after commit. */
export async function unmarkStrongWithoutFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE session SET is_strong = false
     WHERE user_id = ${userId}::uuid AND is_strong
       AND NOT EXISTS (SELECT FROM totp WHERE user_id = ${userId}::uuid AND confirmed_at IS NOT NULL)
       AND NOT EXISTS (SELECT FROM passkey WHERE user_id = ${userId}::uuid)`
}
