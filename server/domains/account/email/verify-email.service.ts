import { v7 as uuidv7 } from 'uuid'
import type { PendingRegistration, User } from '../../../../prisma/generated/client/client.ts'
import type { MovedBoard } from '../../../events/board-moves.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, UnauthenticatedError } from '../../../use-case/errors.ts'
import { parseInput } from '../../../use-case/input.ts'
import { guardGuess } from '../../../limits/guard-guess.ts'
import { deleteSessions, startSession } from '../../session/session.service.ts'
import { confirmEmailInput } from '../account.input.ts'
import { toDuplicate } from '../account.service.ts'
import { readAddress, readToken } from './mail-link.ts'
import { normalize } from '../normalize.ts'
import { columnsOfName } from '../name/name-key.ts'
import { lockAddress } from '../registration.service.ts'

type Link = { email: string; id: string | null }
type Opened = { user: User; moved: MovedBoard[] }

/**
 * Creates the account of a registration mail's link, with the name and the password that were typed for this mail,
 * and logs in. All other links to the address become invalid.
 * @throws InvalidInputError (fields, the name has been taken since), ConflictError (no registration waits for this
 * address), UnauthenticatedError (the registration has another link), RateLimitedError
 */
export async function verifyEmail(ctx: Context, raw: unknown): Promise<User> {
  await ctx.limits.charge(ctx, 'Account')
  const input = parseInput(confirmEmailInput, raw)
  const email = readAddress(input.email)
  const id = readToken(input.token, { secret: ctx.secret, purpose: 'verify', email })
  const wrong = ['account.badEmailLink', 'account.emailVerifyFailed'] as const
  const { user, moved } = await guardGuess(ctx, { what: 'link', wrong }, () => confirm(ctx, { email, id }))
  ctx.boards.publish(moved)
  ctx.events.emit('access.ended', { userId: user.id })
  await startSession(ctx, user.id)
  ctx.logs.write({
    level: 'Information',
    status: 'Success',
    message: 'confirmed the email address',
    ctx,
    userName: user.userName,
  })
  return user
}

function confirm(ctx: Context, { email, id }: Link): Promise<Opened> {
  return ctx.db
    .$transaction(async (tx) => {
      await lockAddress(tx, email)
      const pending = await findPending(ctx, tx, { email, id })
      const normalizedEmail = normalize(email)
      await tx.pendingRegistration.deleteMany({ where: { normalizedEmail } })
      const held = await tx.user.findUnique({ where: { normalizedEmail } })
      if (held?.role === 'Banned') throw new UnauthenticatedError('account.banned')
      return held ? confirmAccount(ctx, tx, { held, pending }) : createAccount(ctx, tx, pending)
    })
    .catch((error: unknown) => {
      throw toDuplicate(error)
    })
}

/** The answer is the same for addresses with and without an owner, and for any registered name. */
async function findPending(ctx: Context, tx: Transaction, { email, id }: Link): Promise<PendingRegistration> {
  const now = ctx.clock.now()
  const waiting = await tx.pendingRegistration.findMany({
    where: { normalizedEmail: normalize(email), heldUntil: { gt: now } },
  })
  if (waiting.length === 0) throw new ConflictError('account.badEmailLink')
  const pending = waiting.find((row) => row.id === id && row.expiresAt > now)
  if (!pending) throw new UnauthenticatedError('account.emailVerifyFailed')
  // The address had no account when this link was sent. An administrator may have confirmed one since. An account
  // with a second factor is never entered with a link alone.
  const isConfirmed = await tx.user.count({
    where: {
      normalizedEmail: normalize(email),
      OR: [{ emailConfirmed: true }, { totp: { confirmedAt: { not: null } } }],
    },
  })
  if (isConfirmed > 0) throw new ConflictError('account.badEmailLink')
  return pending
}

function confirmed(ctx: Context, { userName, email, passwordHash }: PendingRegistration) {
  const now = ctx.clock.now()
  return {
    ...columnsOfName(userName),
    email,
    passwordHash,
    emailConfirmed: true,
    heldUntil: null,
    registeredAt: now,
    lastSignedInAt: now,
    lastVisitedAt: now,
    ip: ctx.ip.slice(0, 40),
  }
}

/** Confirms the waiting account, which may have been registered with another name and password. */
async function confirmAccount(
  ctx: Context,
  tx: Transaction,
  { held, pending }: { held: User; pending: PendingRegistration },
): Promise<Opened> {
  await deleteSessions(tx, held.id)
  const user = await tx.user.update({ where: { id: held.id }, data: confirmed(ctx, pending) })
  const boards = held.userName === user.userName ? [] : await ctx.boards.namingUser(tx, user.id)
  return { user, moved: await ctx.boards.move(tx, boards) }
}

async function createAccount(ctx: Context, tx: Transaction, pending: PendingRegistration): Promise<Opened> {
  const { normalizedEmail } = pending
  const user = await tx.user.create({
    data: { ...confirmed(ctx, pending), normalizedEmail, id: uuidv7() },
  })
  return { user, moved: [] }
}
