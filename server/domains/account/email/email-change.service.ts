import type { User } from '../../../../prisma/generated/client/client.ts'
import { Prisma } from '../../../../prisma/generated/client/client.ts'
import { requireSession } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { guardGuess } from '../../../limits/guard-guess.ts'
import { queueMail, requireMailer } from '../../mail/mail-queue.ts'
import { isReserved } from '../../mail/reserved-address.ts'
import { readSettings } from '../../platform/settings.ts'
import { requireRecentLogIn } from '../../session/recent-log-in.ts'
import { deleteSessions, renewSession } from '../../session/session.service.ts'
import { confirmEmailInput, emailChangeInput } from '../account.input.ts'
import { requireAllowedDomain } from './email-domain.ts'
import { readAddress } from './mail-link.ts'
import { findToken, queueLink, consumeToken } from './mail-token.ts'
import { normalize } from '../normalize.ts'

/**
 * Sends a link to the new address, or informs its owner about the request. The answer is the same in both cases.
 * Returns false if addresses are not confirmed by mail and only an administrator can change them. Requires a recent
 * login.
 * @throws InvalidInputError, ConflictError (no recent login, no mail set up), RateLimitedError
 */
export async function requestEmailChange(ctx: Context, raw: unknown): Promise<boolean> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Register')
  const { newMail } = parseInput(emailChangeInput, raw)
  const { accountPolicy } = await readSettings(ctx)
  requireAllowedDomain(accountPolicy.emailDomainList, newMail, 'newMail')
  if (!accountPolicy.emailConfirmationRequired) return false
  await requireRecentLogIn(ctx)
  requireMailer(ctx)
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  await queueLink(ctx, { purpose: 'ChangeEmail', email: newMail, user })
  const message = 'requested a change of the email address'
  ctx.logs.write({ level: 'Information', status: 'Pending', message, ctx })
  return true
}

/**
 * Sets the new address from the link in a mail, for the user who asked for it. The current session stays, with a
 * new id; all others end. A mail informs the former address.
 * @throws InvalidInputError, ConflictError (any fault of the link), RateLimitedError
 */
export async function confirmEmailChange(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const input = parseInput(confirmEmailInput, raw)
  const email = readAddress(input.email)
  const wrong = ['account.badEmailLink'] as const
  const found = await guardGuess(ctx, { what: 'link', wrong }, async () => {
    const held = await findToken(ctx, { purpose: 'ChangeEmail', email, token: input.token })
    if (held?.user.id !== viewer.id) throw new ConflictError('account.badEmailLink')
    return held
  })
  const { row } = found
  const user = await ctx.db
    .$transaction(async (tx) => {
      if (!(await consumeToken(tx, row))) throw new ConflictError('account.badEmailLink')
      await freeAddress(tx, row.email)
      await deleteSessions(tx, viewer.id, viewer.sessionId)
      const { email: recipient, id: linkId } = found.user
      if (ctx.mailer && !isReserved(recipient)) {
        await queueMail(ctx, tx, { kind: 'EmailChanged', recipient, linkId })
      }
      return tx.user.update({
        where: { id: viewer.id, passwordHash: found.user.passwordHash },
        data: { email: row.email, normalizedEmail: normalize(row.email), emailConfirmed: true },
      })
    })
    .catch((error: unknown) => {
      throw isOutdatedLink(error) ? new ConflictError('account.badEmailLink') : error
    })
  await renewSession(ctx)
  ctx.events.emit('access.ended', { userId: user.id, exceptSessionId: viewer.sessionId })
  ctx.logs.write({ level: 'Information', status: 'Success', message: 'changed the email address', ctx })
  return user
}

/** Deletes unconfirmed registrations of the address: the caller has shown that they read its mail. */
async function freeAddress(tx: Transaction, email: string): Promise<void> {
  const normalizedEmail = normalize(email)
  await tx.pendingRegistration.deleteMany({ where: { normalizedEmail } })
  await tx.user.deleteMany({
    where: { normalizedEmail, emailConfirmed: false, heldUntil: { not: null }, lastSignedInAt: null },
  })
}

/** The address was taken, or the password was changed, after the link was checked. */
function isOutdatedLink(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && ['P2002', 'P2025'].includes(error.code)
}
