import { v7 as uuidv7 } from 'uuid'
import type { User } from '../../../prisma/generated/client/client.ts'
import { Prisma } from '../../../prisma/generated/client/client.ts'
import { requireSession, requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ForbiddenError, UnauthenticatedError, invalidField } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import {
  deleteSessions,
  endCurrentSession,
  renewSession,
  replaceSession,
} from '../session/session.service.ts'
import { changePasswordInput, profileInput } from './account.input.ts'
import { columnsOfName } from './name/name-key.ts'
import { requireUserName, type RequireUserName } from './new-name.ts'
import { requireFreeName } from './held-names.ts'
import { normalize } from './normalize.ts'
import { requireOwnPassword } from './own-password.ts'
import { hashPassword, requireValidPassword } from './password.ts'

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
  requireName: RequireUserName = requireUserName,
): Promise<User> {
  const viewer = requireSession(ctx)
  await ctx.limits.charge(ctx, 'Account')
  const input = parseInput(profileInput, raw)
  const name = input.userName !== viewer.userName ? (input.userName ?? null) : null
  const isRenamed = name !== null
  if (isRenamed) requireName(name)
  try {
    const { user, moved } = await ctx.db.$transaction(async (tx) => {
      if (isRenamed) await requireFreeName(tx, name, ctx.clock.now())
      const updated = await tx.user.update({
        where: { id: viewer.id },
        data: {
          ...(isRenamed && columnsOfName(name)),
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
  requireValidPassword(input.new, 'new')
  const passwordHash = await hashPassword(input.new)
  const changed = await ctx.db.$transaction(async (tx) => {
    await deleteSessions(tx, user.id, viewer.sessionId)
    return tx.user.update({ where: { id: user.id }, data: { passwordHash } })
  })
  await replaceSession(ctx, user.id)
  ctx.events.emit('access.ended', { userId: user.id, exceptSessionId: viewer.sessionId })
  ctx.logs.write({ level: 'Information', status: 'Success', message: 'changed the password', ctx })
  return changed
}

export { normalize }

type NewUser = Omit<
  Prisma.UserUncheckedCreateInput,
  'id' | 'normalizedUserName' | 'nameKey' | 'normalizedEmail'
>

/** Creates the row of a user. @throws InvalidInputError when the name or the address is taken */
export async function createUser({ db }: { db: Pick<Transaction, 'user'> }, user: NewUser): Promise<User> {
  try {
    return await db.user.create({
      data: {
        ...user,
        id: uuidv7(),
        ...columnsOfName(user.userName),
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
