import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { ConflictError, UnauthenticatedError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { readSignInPolicy } from '../platform/sign-in-policy.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { beginLogInStep, endLogInStep, readLogInStep } from '../second-factor/log-in-step.ts'
import { logInStepInput } from '../second-factor/second-factor.input.ts'
import { reportSecondStep } from '../second-factor/report-second-step.ts'
import { consumeCode } from '../second-factor/consume-code.ts'
import { startSession } from '../session/session.service.ts'
import { logInInput } from './account.input.ts'
import { guardLogIn } from './log-in-attempts.ts'
import { normalize } from './normalize.ts'
import { verifyPassword } from './password.ts'

/**
 * Logs in by username or email address. A wrong password is counted and leaves the session unchanged.
 * @throws InvalidInputError, UnauthenticatedError (also if the account needs a second step), RateLimitedError
 */
export async function logIn(ctx: Context, raw: unknown): Promise<User> {
  const user = await findByPassword(ctx, raw)
  if (await hasSecondFactor(ctx, user.id)) throw new UnauthenticatedError('secondFactor.needed')
  return openSession(ctx, user)
}

/** The user who has logged in, or the token with which the second step continues the log-in. */
export type LogInOutcome = { user: User; token: null } | { user: null; token: string }

/**
 * Logs in as `logIn` does, or begins the second step if the account needs one.
 * @throws InvalidInputError, UnauthenticatedError, RateLimitedError
 */
export async function startLogIn(ctx: Context, raw: unknown): Promise<LogInOutcome> {
  const user = await findByPassword(ctx, raw)
  if (await hasSecondFactor(ctx, user.id)) return { user: null, token: await beginLogInStep(ctx, user) }
  return { user: await openSession(ctx, user), token: null }
}

/**
 * Finishes a log-in with a code of the app, or with a recovery code. A wrong code is counted, and may be corrected.
 * @throws InvalidInputError (wrong code), ConflictError (expired), UnauthenticatedError (banned), RateLimitedError
 */
export async function finishLogIn(ctx: Context, raw: unknown): Promise<User> {
  await ctx.limits.charge(ctx, 'LogIn')
  const { token, code } = parseInput(logInStepInput, raw)
  const { user, providerKey, idToken } = await readLogInStep(ctx, token)
  if (user.role === 'Banned') throw new UnauthenticatedError('account.banned')
  const attempt = { name: 'secondFactor', key: user.id } as const
  await ctx.limits.attempt(ctx, attempt)
  await ctx.db.$transaction(async (tx) => {
    const consumed = await consumeCode(ctx, tx, user.id, code)
    await endLogInStep(tx, token)
    await reportSecondStep(ctx, tx, { user, providerKey, consumed })
  })
  await ctx.limits.clearAttempts(ctx, attempt)
  return openSession(ctx, user, { isStrong: true, providerKey, idToken })
}

async function findByPassword(ctx: Context, raw: unknown): Promise<User> {
  await ctx.limits.charge(ctx, 'LogIn')
  const input = parseInput(logInInput, raw)
  await requirePasswordLogIn(ctx)
  await requireCaptcha(ctx, input.challenge)
  const name = normalize(input.userName)
  const found = await findByNameOrAddress(ctx, name)
  const attempt = { account: found?.id ?? name, captcha: input.challenge }
  return guardLogIn(ctx, attempt, () => requirePassword(found, input.password))
}

type Proof = Parameters<typeof startSession>[2]

async function openSession(ctx: Context, user: User, proof?: Proof): Promise<User> {
  await startSession(ctx, user.id, proof)
  const now = ctx.clock.now()
  ctx.logs.write({
    level: 'Information',
    status: 'Success',
    message: 'logged in',
    ctx,
    userName: user.userName,
  })
  return ctx.db.user.update({ where: { id: user.id }, data: { lastSignedInAt: now, lastVisitedAt: now } })
}

/** @throws ConflictError when users can log in with providers only */
export async function requirePasswordLogIn({ db }: Context): Promise<void> {
  const { isPasswordAllowed } = await readSignInPolicy(db)
  if (!isPasswordAllowed) throw new ConflictError('account.passwordLogInOff')
}

/** Skips accounts that wait for confirmation: attempts at them must count like attempts at unknown names. */
async function findByNameOrAddress({ db }: Context, name: string): Promise<User | null> {
  const byName = () => db.user.findUnique({ where: { normalizedUserName: name } })
  const byAddress = () => db.user.findUnique({ where: { normalizedEmail: name } })
  // An older username may equal another user's email address; the owner of the address is preferred.
  const found = name.includes('@') ? ((await byAddress()) ?? (await byName())) : await byName()
  return found && (found.emailConfirmed || found.heldUntil === null) ? found : null
}

/** @throws UnauthenticatedError (unknown name, wrong password, not confirmed yet, banned) */
async function requirePassword(user: User | null, password: string): Promise<User> {
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  if (!user || !isRight) throw new UnauthenticatedError('account.wrongCredentials')
  // The ban is reported only to a person who entered the right password.
  if (user.role === 'Banned') throw new UnauthenticatedError('account.banned')
  if (!user.emailConfirmed) throw new UnauthenticatedError('account.wrongCredentials')
  return user
}
