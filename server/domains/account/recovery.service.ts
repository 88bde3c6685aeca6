import type { Context } from '../../context.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { guardGuess } from '../../limits/guard-guess.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { requireMailer } from '../mail/mail-queue.ts'
import { readSettings } from '../platform/settings.ts'
import { deleteAccess } from '../session/session.service.ts'
import { passwordResetRequestInput, resetPasswordInput } from './account.input.ts'
import { readAddress } from './email/mail-link.ts'
import { findToken, queueLink, consumeToken } from './email/mail-token.ts'
import { normalize } from './normalize.ts'
import { hashPassword, requireValidPassword } from './password.ts'

/**
 * Sends a link to set a new password. Returns the address as typed, whether or not a user has it.
 * @throws InvalidInputError, ConflictError (captcha, recovery by mail is not available), RateLimitedError
 */
export async function requestPasswordReset(ctx: Context, raw: unknown): Promise<string> {
  await ctx.limits.charge(ctx, 'Register')
  const { email, challenge } = parseInput(passwordResetRequestInput, raw)
  await requireCaptcha(ctx, challenge)
  const { accountPolicy } = await readSettings(ctx)
  if (!accountPolicy.emailConfirmationRequired) throw new ConflictError('account.askAdminForReset')
  requireMailer(ctx)
  const found = await ctx.db.user.findUnique({ where: { normalizedEmail: normalize(email) } })
  await queueLink(ctx, { purpose: 'ResetPassword', email, user: found?.emailConfirmed ? found : null })
  ctx.logs.write({ level: 'Information', status: 'Pending', message: 'requested a new password', ctx })
  return email
}

/**
 * Sets a new password with the link of a recovery mail. All sessions and API tokens of the user end; no new session
 * starts.
 * @throws InvalidInputError (fields, password rules), ConflictError (the link), RateLimitedError
 */
export async function resetPassword(ctx: Context, raw: unknown): Promise<void> {
  await ctx.limits.charge(ctx, 'Register')
  const input = parseInput(resetPasswordInput, raw)
  const email = readAddress(input.email)
  const found = await guardGuess(ctx, { what: 'link', wrong: ['account.badResetLink'] }, async () => {
    const held = await findToken(ctx, { purpose: 'ResetPassword', email, token: input.rToken })
    // A bad address and a bad token get the same answer. Otherwise it would reveal which addresses have accounts.
    if (!held) throw new ConflictError('account.badResetLink')
    return held
  })
  requireValidPassword(input.password)
  const passwordHash = await hashPassword(input.password)
  const { user } = found
  await ctx.db.$transaction(async (tx) => {
    const isTaken = await consumeToken(tx, found.row)
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash },
      data: { passwordHash, lastVisitedAt: ctx.clock.now(), ip: ctx.ip.slice(0, 40) },
    })
    if (!isTaken || count === 0) throw new ConflictError('account.badResetLink')
    await deleteAccess(tx, user.id)
  })
  ctx.events.emit('access.ended', { userId: user.id })
  ctx.logs.write({
    level: 'Information',
    status: 'Success',
    message: 'set a new password with the link from a mail',
    ctx,
    userName: user.userName,
  })
}
