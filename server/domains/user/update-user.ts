import { randomInt } from 'node:crypto'
import type { User } from '../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { parseInput, uuid } from '../../use-case/input.ts'
import { requireRevision, revisionOf } from '../../use-case/revision.ts'
import { changedFields, pick } from '../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { normalize, toDuplicate } from '../account/account.service.ts'
import { columnsOfName } from '../account/name/name-key.ts'
import { requireUserName, type RequireUserName } from '../account/new-name.ts'
import { hashPassword } from '../account/password.ts'
import { endAccess, endSessions, publishSessionsEnded } from './end-sessions.ts'
import { userChangesInput } from './user.input.ts'

/**
 * Updates a user, all given fields or none. A new name or address ends their sessions, and a new address is
 * unconfirmed unless the input confirms it. A new role closes open connections; a ban deletes tokens.
 * @throws InvalidInputError (fields, name or address taken), NotFoundError, ConflictError (another revision)
 */
export async function updateUser(
  ctx: Context,
  userId: string,
  raw: unknown,
  requireName: RequireUserName = requireUserName,
): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const input = parseInput(userChangesInput, raw)
  const { before, after, moved } = await ctx.db
    .$transaction(async (tx) => {
      const held = await lockUser(tx, userId)
      await requireRevision(ctx, () => userRevision(held))
      const name = input.userName !== held.userName ? (input.userName ?? null) : null
      const isRenamed = name !== null
      if (isRenamed) requireName(name)
      const isAddressNew = isNew(input.email, held.email)
      const updated = await tx.user.update({
        where: { id: held.id },
        data: {
          ...(isRenamed && columnsOfName(name)),
          ...(input.email != null && { email: input.email, normalizedEmail: normalize(input.email) }),
          ...((isAddressNew || input.emailConfirmed != null) && {
            emailConfirmed: input.emailConfirmed ?? false,
          }),
          // An account that an administrator confirms is permanent, even if its address is unconfirmed later.
          ...(input.emailConfirmed === true && { heldUntil: null }),
          ...(input.bio != null && { bio: input.bio }),
          ...(input.phone != null && { phone: input.phone || null }),
          ...(input.realName != null && { realName: input.realName }),
          ...(input.stdNumber != null && { studentNumber: input.stdNumber }),
          ...(input.role != null && { role: input.role }),
        },
      })
      if (updated.role === 'Banned') await tx.apiToken.deleteMany({ where: { userId: held.id } })
      if (isRenamed || isAddressNew) await endSessions(ctx, tx, held.id)
      const boards = isRenamed ? await ctx.boards.namingUser(tx, held.id) : []
      const movedBoards = await ctx.boards.move(tx, boards)
      await recordAudit(tx, ctx, auditRecordsOf(held, updated))
      return { before: held, after: updated, moved: movedBoards }
    })
    .catch((error: unknown) => {
      throw toDuplicate(error)
    })
  ctx.boards.publish(moved)
  publishAccessChange(ctx, before, after)
}

/**
 * Sets a random password, which is returned only here. The user's sessions and API tokens end.
 * @throws NotFoundError
 */
export async function resetUserPassword(ctx: Context, userId: string): Promise<string> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  const user = await ctx.db.$transaction(async (tx) => {
    const { id } = await lockUser(tx, userId)
    await endAccess(ctx, tx, id)
    const updated = await tx.user.update({ where: { id }, data: { passwordHash } })
    await recordAudit(tx, ctx, {
      action: 'user.password.reset',
      subject: { id, name: updated.userName },
      after: { password: 'new' },
    })
    return updated
  })
  publishSessionsEnded(ctx, user.id)
  return password
}

/** Locks the user until commit; their submissions are still judged meanwhile. @throws NotFoundError */
export async function lockUser(tx: Transaction, userId: string): Promise<User> {
  const isId = uuid().safeParse(userId).success
  if (isId) await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  const user = isId ? await tx.user.findUnique({ where: { id: userId } }) : null
  if (!user) throw new NotFoundError('user.notFound')
  return user
}

function isNew(value: string | null | undefined, before: string): boolean {
  return value != null && value !== before
}

const auditedFields = [
  'userName',
  'email',
  'emailConfirmed',
  'bio',
  'phone',
  'realName',
  'studentNumber',
] as const

/** Changes with every field of the form of a user. */
export function userRevision(user: User): string {
  return revisionOf(pick(user, [...auditedFields, 'role']))
}

/** A change of the role is a separate action in the trail. */
function auditRecordsOf(before: User, after: User): AuditRecord[] {
  const subject = { id: after.id, name: after.userName }
  const role = changedFields(before, after, ['role'])
  const rest = changedFields(before, after, auditedFields)
  return [
    ...(role ? [{ action: 'user.role.changed', subject, ...role } as const] : []),
    ...(rest ? [{ action: 'user.updated', subject, ...rest } as const] : []),
  ]
}

function publishAccessChange(ctx: Context, before: User, after: User): void {
  const { id: userId } = after
  if (after.role === 'Banned') ctx.events.emit('access.ended', { userId })
  else if (before.role !== after.role) ctx.events.emit('access.changed', { userId })
  if (before.userName !== after.userName || before.email !== after.email) publishSessionsEnded(ctx, userId)
}

const kinds = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '!@#$%^&*()-_=+']
const passwordLength = 16

/** Generates passwords until one contains every kind of character, so that all such passwords are equally likely. */
function newPassword(): string {
  const all = kinds.join('')
  for (;;) {
    const password = Array.from({ length: passwordLength }, () => all.charAt(randomInt(all.length))).join('')
    if (kinds.every((kind) => [...kind].some((character) => password.includes(character)))) return password
  }
}
