import { v7 as uuidv7 } from 'uuid'
import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, invalidField } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { queueMail, requireMailer } from '../mail/mail-queue.ts'
import { readSettings } from '../platform/settings.ts'
import { startSession } from '../session/session.service.ts'
import { registerInput, type contractRegisterInput } from './account.input.ts'
import { createUser } from './account.service.ts'
import { requireAllowedDomain } from './email/email-domain.ts'
import { releaseHeldNames, requireFreeName } from './held-names.ts'
import { linkLifetime, longestWaitMs } from './email/mail-link.ts'
import { columnsOfName, nameKeyOf, named } from './name/name-key.ts'
import { requireUserName } from './new-name.ts'
import { requirePasswordLogIn } from './log-in.service.ts'
import { normalize } from './normalize.ts'
import { hashPassword, requireValidPassword } from './password.ts'

export type RegisterStatus = 'LoggedIn' | 'AdminConfirmationRequired' | 'EmailConfirmationRequired'
type Registered = { status: RegisterStatus; user: User | null }
type NewAccount = { userName: string; email: string; passwordHash: string }

/**
 * Creates an account. By the platform's settings it is logged in at once, waits for an administrator, or waits for
 * the confirmation of its address; in the last case the answer is the same whether or not the address has an owner.
 * @throws InvalidInputError (fields, password rules, name or address taken), ConflictError, RateLimitedError
 */
export async function register(
  ctx: Context,
  raw: unknown,
  shape: typeof registerInput | typeof contractRegisterInput = registerInput,
): Promise<Registered> {
  await ctx.limits.charge(ctx, 'Register')
  const input = parseInput(shape, raw)
  const { accountPolicy } = await readSettings(ctx)
  if (!accountPolicy.allowRegister) throw new ConflictError('account.registerClosed')
  await requirePasswordLogIn(ctx)
  await requireCaptcha(ctx, input.challenge)
  requireUserName(input.userName)
  requireAllowedDomain(accountPolicy.emailDomainList, input.email, 'email')
  requireValidPassword(input.password)
  const { userName, email } = input
  const account = { userName, email, passwordHash: await hashPassword(input.password) }

  if (accountPolicy.activeOnRegister) return registerActive(ctx, account)
  if (accountPolicy.emailConfirmationRequired) return registerByMail(ctx, account)
  await openAccount(ctx, account, { emailConfirmed: false })
  logRegistered(ctx, account, 'Success')
  return { status: 'AdminConfirmationRequired', user: null }
}

async function registerActive(ctx: Context, account: NewAccount): Promise<Registered> {
  const now = ctx.clock.now()
  const user = await openAccount(ctx, account, { emailConfirmed: true, lastSignedInAt: now })
  await startSession(ctx, user.id)
  logRegistered(ctx, account, 'Success')
  return { status: 'LoggedIn', user }
}

async function openAccount(
  ctx: Context,
  account: NewAccount,
  state: { emailConfirmed: boolean; lastSignedInAt?: Date },
): Promise<User> {
  const now = ctx.clock.now()
  await ctx.db.$transaction(async (tx) => {
    await releaseHeldNames(tx, now)
    await requireFreeName(tx, account.userName, now)
  })
  return createUser(ctx, { ...account, ...state, ip: ctx.ip.slice(0, 40), lastVisitedAt: now })
}

/** Does the same work whether or not the address has an owner; only the mail, written later, differs. */
async function registerByMail(ctx: Context, account: NewAccount): Promise<Registered> {
  requireMailer(ctx)
  const now = ctx.clock.now()
  const { userName, email, passwordHash } = account
  const normalizedEmail = normalize(email)
  const name = columnsOfName(userName)
  const heldUntil = new Date(now.getTime() + longestWaitMs)
  const { expiresAt } = await linkLifetime(ctx)
  await ctx.db.$transaction(async (tx) => {
    await lockAddress(tx, email)
    await lockName(tx, userName)
    await releaseHeldNames(tx, now)
    await requireUnownedName(tx, account)
    await requireFreeName(tx, userName, now, email)
    const id = uuidv7()
    await tx.pendingRegistration.create({
      data: { id, ...account, ...name, normalizedEmail, createdAt: now, expiresAt, heldUntil },
    })
    await tx.user.updateMany({
      where: { normalizedEmail, emailConfirmed: false, heldUntil: { not: null } },
      data: { heldUntil },
    })
    // Adds no row if the address has an account.
    await tx.user.createMany({
      data: {
        id: uuidv7(),
        ...name,
        email,
        normalizedEmail,
        passwordHash,
        heldUntil,
        ip: ctx.ip.slice(0, 40),
        lastVisitedAt: now,
      },
      skipDuplicates: true,
    })
    await queueMail(ctx, tx, { kind: 'ConfirmRegistration', recipient: email, linkId: id })
  })
  logRegistered(ctx, account, 'Pending')
  return { status: 'EmailConfirmationRequired', user: null }
}

/** Locks an address until commit, here and where the link of its mail is used. */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`address:${normalize(email)}`}, 0))`
}

async function lockName(tx: Transaction, userName: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`name:${nameKeyOf(userName)}`}, 0))`
}

/** Names are public, so the answer may say that a name is taken, but not by which user. @throws InvalidInputError */
async function requireUnownedName(tx: Transaction, { userName, email }: NewAccount): Promise<void> {
  const owner = await tx.user.findFirst({
    where: { ...named([userName]), NOT: { normalizedEmail: normalize(email), emailConfirmed: false } },
    select: { id: true },
  })
  if (owner) throw invalidField('userName', 'account.duplicateUserName')
}

function logRegistered(ctx: Context, { userName }: NewAccount, status: 'Success' | 'Pending'): void {
  ctx.logs.write({ level: 'Information', status, message: 'registered', ctx, userName })
}
