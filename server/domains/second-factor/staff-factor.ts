import type { Context } from '../../context.ts'
import { ConflictError, ForbiddenError } from '../../use-case/errors.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readSignInPolicy } from '../platform/sign-in-policy.ts'
import { storeSettings } from '../platform/store-settings.ts'

/** Whether the platform requires a second factor of monitors and administrators. */
export async function isStaffFactorRequired({ db }: Context): Promise<boolean> {
  return (await readSignInPolicy(db)).isStaffFactorRequired
}

/**
 * Requires of monitors and administrators that they log in with a second factor, or does so no longer. The
 * administrator who requires it must have done so.
 * @throws ConflictError, ForbiddenError (asked with a token), UnauthenticatedError
 */
export async function setStaffFactor(ctx: Context, isRequired: boolean): Promise<void> {
  const { sessionId } = requireAdmin(ctx)
  if (sessionId === null) throw new ForbiddenError('auth.sessionRequired')
  await ctx.limits.charge(ctx, 'Administer')
  const weak = await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('halyard:settings'))`
    const session = await tx.session.findUnique({ where: { id: sessionId } })
    if (isRequired && !session?.isStrong) throw new ConflictError('secondFactor.ownFirst')
    const before = await readSignInPolicy(tx)
    await storeSettings(tx, { signInPolicy: { isStaffFactorRequired: isRequired } })
    const fields = changedFields(before, { ...before, isStaffFactorRequired: isRequired }, [
      'isStaffFactorRequired',
    ])
    if (fields) await recordAudit(tx, ctx, { action: 'settings.updated', subject: { id: null }, ...fields })
    return tx.session.findMany({
      where: { isStrong: false, user: { role: { in: ['Monitor', 'Admin'] } } },
      distinct: ['userId'],
      select: { userId: true },
    })
  })
  for (const { userId } of weak) ctx.events.emit('access.changed', { userId })
}
