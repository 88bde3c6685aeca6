import type { LinkedIdentity, User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { toDuplicate } from '../account/account.service.ts'
import { lockUser } from '../user/update-user.ts'
import { mappedRole } from './claims.ts'
import { isTakenMeanwhile, signUp } from './sign-up.ts'
import { findIdentity, lockIdentity, type Proven } from './proven.ts'
import { SignInProblem } from './sign-in-problem.ts'
import { firstAddress } from './verified-address.ts'

/** Another registration can take the chosen name at the same time. */
const mostTries = 5

/**
 * The user of an identity; at the first sign-in a new one, if the settings permit it. An account is never found by
 * its address, which may belong to another person now. Roles follow the claims if the provider maps them. A sign-in that needs a
 * second step is recorded only when that step is passed.
 * @throws SignInProblem
 */
export async function signInWithIdentity(ctx: Context, proven: Proven): Promise<SignedIn> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await trySignIn(ctx, proven)
    } catch (error) {
      if (!isTakenMeanwhile(error) || tries === mostTries) throw error
    }
  }
}

async function trySignIn(ctx: Context, proven: Proven): Promise<SignedIn> {
  const signedIn = await ctx.db.$transaction(async (tx) => {
    await lockIdentity(tx, proven)
    const known = await findIdentity(tx, proven)
    const result = known
      ? { ...(await signInKnownUser(ctx, tx, { proven, known })), isNew: false }
      : { before: null, user: await signUp(ctx, tx, proven), isNew: true, needsSecondStep: false }
    // A user who waits for approval has an account now, but gets no session.
    if (result.user.emailConfirmed) await recordAudit(tx, ctx, auditRecords(result, proven))
    return result
  })
  const { before, user } = signedIn
  if (before && proven.profile.noRole !== '' && before.role !== 'User') logKeptRole(ctx, proven, before)
  if (before && before.role !== user.role) ctx.events.emit('access.changed', { userId: user.id })
  if (!user.emailConfirmed) throw new SignInProblem('waits')
  return signedIn
}

function logKeptRole(ctx: Context, { provider, profile }: Proven, { userName, role }: User): void {
  const text = `the role ${role} of "${userName}" was not compared with the claim "${provider.roleClaim}" of the provider "${provider.key}": ${profile.noRole}`
  ctx.logger.warn({ provider: provider.key }, text)
}

type Known = { proven: Proven; known: LinkedIdentity }

async function signInKnownUser(ctx: Context, tx: Transaction, { proven, known }: Known) {
  const before = await lockUser(tx, known.userId)
  if (before.role === 'Banned') throw new SignInProblem('banned')
  if (!before.emailConfirmed) throw new SignInProblem('waits')
  const needsSecondStep = await hasSecondFactor({ db: tx }, before.id)
  const { role, granted } = await permittedRole(tx, { before, known, proven })
  const now = ctx.clock.now()
  await tx.linkedIdentity.update({
    where: { id: known.id },
    data: {
      lastUsedAt: now,
      grantedRole: granted,
      name: proven.profile.title,
      divisions: proven.profile.divisions,
    },
  })
  const address = await firstAddress(tx, before, proven)
  const user = await tx.user
    .update({
      where: { id: before.id },
      data: { role, ...address, ...(!needsSecondStep && { lastSignedInAt: now, lastVisitedAt: now }) },
    })
    .catch((error: unknown) => {
      throw toDuplicate(error)
    })
  return { before, user, needsSecondStep }
}

/** The mapped role, except that the last administrator stays one. */
async function permittedRole(tx: Transaction, { before, known, proven }: Known & { before: User }) {
  const current = { role: before.role, granted: known.grantedRole }
  const next = mappedRole(current, proven.profile.role)
  if (before.role !== 'Admin' || next.role === 'Admin') return next
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('mapped-role:lower', 0))`
  const others = await tx.user.count({ where: { role: 'Admin', id: { not: before.id } } })
  return others > 0 ? next : current
}

type SignedIn = { before: User | null; user: User; isNew: boolean; needsSecondStep: boolean }

function auditRecords(
  { before, user, isNew, needsSecondStep }: SignedIn,
  { provider }: Proven,
): AuditRecord[] {
  const subject = { id: user.id, name: user.userName }
  const role = before && changedFields(before, user, ['role'])
  const address = before && changedFields(before, user, ['email'])
  const after = { provider: provider.key, ...(isNew && { isNew }) }
  return [
    ...(needsSecondStep ? [] : [{ action: 'user.signedInWith', subject, after } as const]),
    ...(role ? [{ action: 'user.role.changed', subject, ...role } as const] : []),
    ...(address ? [{ action: 'user.updated', subject, ...address } as const] : []),
    ...(isNew && user.role !== 'User'
      ? [
          {
            action: 'user.role.changed',
            subject,
            before: { role: 'User' },
            after: { role: user.role },
          } as const,
        ]
      : []),
  ]
}
