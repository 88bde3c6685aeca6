import { v7 as uuidv7 } from 'uuid'
import type { User } from '../../../prisma/generated/client/client.ts'
import { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireSession, requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ForbiddenError, UnauthenticatedError, invalidField } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { deleteSessions, endCurrentSession, renewSession, startSession } from '../session/session.service.ts'
import { changePasswordInput, logInInput, profileInput, type clearableProfileInput } from './account.input.ts'
import { requireNameWithoutAt } from './new-name.ts'
import { requireFreeName } from './held-names.ts'
import { guardLogIn } from './log-in-attempts.ts'
import { normalize } from './normalize.ts'
import { requireOwnPassword } from './own-password.ts'
import { hashPassword, requireGoodPassword, verifyPassword } from './password.ts'

/**
 * Logs in by username or email address. A wrong password is counted and leaves the session unchanged.
 * @throws InvalidInputError, UnauthenticatedError, RateLimitedError
 */
export async function logIn(ctx: Context, raw: unknown): Promise<User> {
  await ctx.limits.charge(ctx, 'LogIn')
  const input = parseInput(logInInput, raw)
  await requireCaptcha(ctx, input.challenge)
  const name = normalize(input.userName)
  const found = await findByNameOrAddress(ctx, name)
  const attempt = { account: found?.id ?? name, captcha: input.challenge }
  const user = await guardLogIn(ctx, attempt, () => requirePassword(found, input.password))

  await startSession(ctx, user.id)
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

/** Skips accounts that wait for confirmation: attempts at them must count like attempts at unknown names. */
async function findByNameOrAddress({ db }: Context, name: string): Promise<User | null> {
  const byName = () => db.user.findUnique({ where: { normalizedUserName: name } })
  const byAddress = () => db.user.findUnique({ where: { normalizedEmail: name } })
  // An older username may equal another user's email address; the owner of the address comes first.
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

/**
 * Ends this session, or all sessions of the user, which an API token cannot do. Banned users may log out too.
 * @throws UnauthenticatedError, ForbiddenError
 */
export async function logOut(ctx: Context, { everywhere = false } = {}): Promise<void> {
  const { viewer } = ctx
  if (!viewer) throw new UnauthenticatedError()
  await ctx.limits.charge(ctx, 'Account')
  if (everywhere) {
    if (viewer.sessionId === null) throw new ForbiddenError('auth.sessionRequired')
    await deleteSessions(ctx.db, viewer.id)
    ctx.events.emit('access.ended', { userId: viewer.id })
  }
  await endCurrentSession(ctx)
}

/** The viewer's own row. @throws UnauthenticatedError, ForbiddenError */
export async function readProfile(ctx: Context): Promise<User> {
  const viewer = requireUser(ctx, 'read')
  return ctx.db.user.findUniqueOrThrow({ where: { id: viewer.id } })
}

/**
 * Members that are absent or null stay unchanged. A new username ends the user's other sessions and gives this one
 * a new id.
 * @throws InvalidInputError, UnauthenticatedError, ForbiddenError
 */
export async function updateProfile(
  ctx: Context,
  raw: unknown,
  shape: typeof profileInput | typeof clearableProfileInput = profileInput,
): Promise<User> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const input = parseInput(shape, raw)
  const isRenamed = input.userName != null && input.userName !== viewer.userName
  if (isRenamed) requireNameWithoutAt(input.userName)
  try {
    const { user, moved } = await ctx.db.$transaction(async (tx) => {
      if (isRenamed && input.userName != null) await requireFreeName(tx, input.userName, ctx.clock.now())
      const updated = await tx.user.update({
        where: { id: viewer.id },
        data: {
          ...(isRenamed &&
            input.userName != null && {
              userName: input.userName,
              normalizedUserName: normalize(input.userName),
            }),
          ...(input.bio != null && { bio: input.bio }),
          ...(input.phone != null && { phone: input.phone || null }),
          ...(input.realName != null && { realName: input.realName }),
          ...(input.stdNumber != null && { studentNumber: input.stdNumber }),
        },
      })
      if (!isRenamed) return { user: updated, moved: [] }
      await deleteSessions(tx, viewer.id, viewer.sessionId)
      return { user: updated, moved: await ctx.boards.move(tx, await ctx.boards.namingUser(tx, viewer.id)) }
    })
    if (isRenamed) {
      await renewSession(ctx)
      ctx.boards.publish(moved)
      ctx.events.emit('access.ended', { userId: viewer.id, exceptSessionId: viewer.sessionId })
      const message = `changed the username to ${user.userName}`
      ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
    }
    return user
  } catch (error) {
    throw toDuplicate(error)
  }
}

/**
 * Sets a new password. The current session stays, with a new id; all others end.
 * @throws InvalidInputError (wrong old password, password rules), RateLimitedError
 */
export async function changePassword(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const input = parseInput(changePasswordInput, raw)
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  await requireOwnPassword(ctx, user, { field: 'old', password: input.old })
  requireGoodPassword(input.new, 'new')
  const passwordHash = await hashPassword(input.new)
  const changed = await ctx.db.$transaction(async (tx) => {
    await deleteSessions(tx, user.id, viewer.sessionId)
    return tx.user.update({ where: { id: user.id }, data: { passwordHash } })
  })
  await startSession(ctx, user.id)
  ctx.events.emit('access.ended', { userId: user.id, exceptSessionId: viewer.sessionId })
  ctx.logs.write({ level: 'Information', status: 'Success', message: 'changed the password', ctx })
  return changed
}

export { normalize }

type NewUser = Omit<Prisma.UserUncheckedCreateInput, 'id' | 'normalizedUserName' | 'normalizedEmail'>

/** Creates the row of a user. @throws InvalidInputError when the name or the address is taken */
export async function createUser({ db }: { db: Pick<Transaction, 'user'> }, user: NewUser): Promise<User> {
  try {
    return await db.user.create({
      data: {
        ...user,
        id: uuidv7(),
        normalizedUserName: normalize(user.userName),
        normalizedEmail: normalize(user.email),
      },
    })
  } catch (error) {
    throw toDuplicate(error)
  }
}

export function toDuplicate(error: unknown): unknown {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return error
  const text = JSON.stringify(error.meta ?? {})
  return text.includes('mail')
    ? invalidField('email', 'account.duplicateEmail')
    : invalidField('userName', 'account.duplicateUserName')
}
