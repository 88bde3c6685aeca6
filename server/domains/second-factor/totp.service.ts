import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { requireSession } from '../../use-case/roles.ts'
import { ConflictError, invalidField, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { seal } from '../../runtime/seal.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { readSettings } from '../platform/settings.ts'
import { requireRecentLogIn } from '../session/recent-log-in.ts'
import { markStrong, unmarkStrongWithoutFactor } from '../session/strong-session.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import { codeInput } from './second-factor.input.ts'
import { newTotpSecret, totpAddress } from './totp-code.ts'
import { currentStep, totpPurpose } from './consume-code.ts'

/**
 * Begins to add an app for one-time codes. A secret that was not confirmed is replaced.
 * @throws ConflictError (log in too long ago, there is one already)
 */
export async function startTotp(ctx: Context): Promise<{ secret: string; address: string }> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  const secret = newTotpSecret()
  const sealed = seal(ctx.secret, totpPurpose, secret)
  const { globalConfig } = await readSettings(ctx)
  await ctx.db.$transaction(async (tx) => {
    await lockFactors(tx, viewer.id)
    const held = await tx.totp.findUnique({ where: { userId: viewer.id } })
    if (held?.confirmedAt) throw new ConflictError('secondFactor.totpExists')
    await tx.totp.upsert({
      where: { userId: viewer.id },
      create: { userId: viewer.id, secret: sealed },
      update: { secret: sealed, lastStep: 0 },
    })
  })
  return { secret, address: totpAddress(secret, { issuer: globalConfig.title, label: viewer.userName }) }
}

/**
 * Confirms the app with its first code. From then on a log-in needs a second step. Returns the recovery codes, which
 * are shown this once.
 * @throws InvalidInputError (wrong code), ConflictError, RateLimitedError
 */
export async function confirmTotp(ctx: Context, raw: unknown): Promise<string[]> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  const { code } = parseInput(codeInput, raw)
  const attempt = { name: 'secondFactor', key: viewer.id } as const
  await ctx.limits.attempt(ctx, attempt)
  const codes = newRecoveryCodes()
  await ctx.db.$transaction(async (tx) => {
    const user = await lockFactors(tx, viewer.id)
    const held = await tx.totp.findUnique({ where: { userId: viewer.id } })
    if (!held) throw new ConflictError('secondFactor.notStarted')
    if (held.confirmedAt) throw new ConflictError('secondFactor.totpExists')
    const lastStep = currentStep(ctx, held.secret, code.replaceAll(/\s/g, ''))
    if (lastStep === null) throw invalidField('code', 'secondFactor.wrongCode')
    await tx.totp.update({
      where: { userId: viewer.id },
      data: { confirmedAt: ctx.clock.now(), lastStep },
    })
    await storeCodes(tx, viewer.id, codes)
    await mailOwner(ctx, tx, { user, kind: 'TotpAdded' })
    await recordAudit(tx, ctx, {
      action: 'user.secondFactor.added',
      subject: { id: viewer.id, name: viewer.userName },
      after: { kind: 'totp' },
    })
  })
  await ctx.limits.clearAttempts(ctx, attempt)
  await markStrong(ctx, viewer)
  ctx.logs.write({ level: 'Information', status: 'Success', message: 'added an app for one-time codes', ctx })
  return codes
}

/** Removes the app and the recovery codes. @throws NotFoundError, ConflictError (log in too long ago) */
export async function removeTotp(ctx: Context): Promise<void> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  await ctx.db.$transaction(async (tx) => {
    const user = await lockFactors(tx, viewer.id)
    const { count } = await tx.totp.deleteMany({ where: { userId: viewer.id } })
    if (count === 0) throw new NotFoundError('secondFactor.none')
    await tx.recoveryCode.deleteMany({ where: { userId: viewer.id } })
    await unmarkStrongWithoutFactor(tx, viewer.id)
    await mailOwner(ctx, tx, { user, kind: 'TotpRemoved' })
    await recordAudit(tx, ctx, {
      action: 'user.secondFactor.removed',
      subject: { id: viewer.id, name: viewer.userName },
      before: { kind: 'totp' },
    })
  })
  ctx.events.emit('access.changed', { userId: viewer.id })
  ctx.logs.write({
    level: 'Information',
    status: 'Success',
    message: 'removed the app for one-time codes',
    ctx,
  })
}

/** Replaces the recovery codes. Returns the new ones. @throws NotFoundError, ConflictError (log in too long ago) */
export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const viewer = await requireRecentLogIn(ctx)
  const codes = newRecoveryCodes()
  await ctx.db.$transaction(async (tx) => {
    await lockFactors(tx, viewer.id)
    const totp = await tx.totp.findUnique({ where: { userId: viewer.id } })
    if (!totp?.confirmedAt) throw new NotFoundError('secondFactor.none')
    await storeCodes(tx, viewer.id, codes)
    await recordAudit(tx, ctx, {
      action: 'user.recoveryCodes.renewed',
      subject: { id: viewer.id, name: viewer.userName },
    })
  })
  return codes
}

/** Changes of one user's factors take turns. */
async function lockFactors(tx: Transaction, userId: string): Promise<User> {
  await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  return tx.user.findUniqueOrThrow({ where: { id: userId } })
}

async function storeCodes(tx: Transaction, userId: string, codes: readonly string[]): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })) })
}
