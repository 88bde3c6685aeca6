import { z } from 'zod'
import { v7 as uuidv7 } from 'uuid'
import { teamLimits, userLimits } from '../../../../rules/field-limits.ts'
import type { User } from '../../../../prisma/generated/client/client.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import type { GameChanges } from '../../../events/board-moves.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { repeatConflicts } from '../../../database/repeat-conflicts.ts'
import { InvalidInputError, invalidField } from '../../../use-case/errors.ts'
import { inputObject, mailAddress, parseInput, requiredText, text } from '../../../use-case/input.ts'
import { changedFields, pick } from '../../audit/audit-fields.ts'
import { recordAudit, type AuditRecord } from '../../audit/record-audit.ts'
import { phone, userName } from '../../account/account.input.ts'
import { normalize, toDuplicate } from '../../account/account.service.ts'
import { requireNameWithoutAt } from '../../account/new-name.ts'
import { hashPassword, requireValidPassword } from '../../account/password.ts'
import { endAccess, publishSessionsEnded } from '../../user/end-sessions.ts'
import { newInviteToken } from '../invite-code.ts'

export const newUserInput = inputObject({
  userName: userName(),
  password: requiredText({ max: 1024 }),
  email: mailAddress(),
  realName: text(userLimits.realName).nullish(),
  stdNumber: text(userLimits.studentNumber).nullish(),
  phone: phone().nullish(),
  teamName: text(teamLimits.importedName).nullish(),
})

const newUsersInput = inputObject({ users: z.array(newUserInput) })

type NewUser = z.output<typeof newUserInput>
type Item = NewUser & { passwordHash: string }
type Taken = { before: User; after: User }

/** The action for an item whose username or email address belongs to a user. */
export type OnExisting = 'REJECT' | 'UPDATE'

/** Long enough to create thousands of users one after another. */
const timeoutMs = 300_000

/**
 * Creates users, all or none, in their order. An existing user with that name or address is updated, or all are
 * refused. Users with the same team name join a new team, whose captain is the first of them. Returns the ids in the
 * order of the items.
 * @throws InvalidInputError, which names the item and the field
 */
export async function createUsers(ctx: Context, raw: unknown, onExisting: OnExisting): Promise<string[]> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const { users } = parseInput(newUsersInput, { users: raw })
  for (const [index, { password }] of users.entries()) {
    requireValidPassword(password, `users.${index}.password`)
  }
  const items = await hashPasswords(users)
  const store = async (tx: Transaction) => {
    // Serializes calls: two that create the same users would deadlock.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('halyard:create-users'))`
    if (onExisting === 'REJECT') await requireNew(tx, items)
    const made = await storeItems(tx, items)
    for (const { after } of made.taken) await endAccess(ctx, tx, after.id)
    const movedBoards = await ctx.boards.move(tx, await boardsNaming(ctx, tx, made.taken))
    await recordAudit(tx, ctx, made.acts)
    return { ...made, moved: movedBoards }
  }
  // An existing user who plays meanwhile can cause a deadlock.
  const { ids, taken, moved } = await repeatConflicts(() =>
    ctx.db.$transaction(store, { timeout: timeoutMs }),
  )
  ctx.boards.publish(moved)
  for (const { after } of taken) publishSessionsEnded(ctx, after.id)
  const message = `added ${items.length} users`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
  return ids
}

/** Two at a time: more would block logins and file access, which share the threads. */
async function hashPasswords(users: NewUser[]): Promise<Item[]> {
  const items: Item[] = []
  const waiting = users.entries()
  const work = async () => {
    for (const [index, user] of waiting) {
      items[index] = { ...user, passwordHash: await hashPassword(user.password) }
    }
  }
  await Promise.all([work(), work()])
  return items
}

/** @throws InvalidInputError, which names each item whose name or address belongs to a user or an earlier item */
async function requireNew(tx: Transaction, items: Item[]): Promise<void> {
  const held = await tx.user.findMany({
    where: {
      OR: [
        { normalizedUserName: { in: items.map(({ userName: name }) => normalize(name)) } },
        { normalizedEmail: { in: items.map(({ email }) => normalize(email)) } },
      ],
    },
    select: { normalizedUserName: true, normalizedEmail: true },
  })
  const names = new Set(held.map(({ normalizedUserName }) => normalizedUserName))
  const addresses = new Set(held.map(({ normalizedEmail }) => normalizedEmail))
  const issues = items.flatMap((item, index) => {
    const [name, address] = [normalize(item.userName), normalize(item.email)]
    const refusals = [
      ...(names.has(name) ? [invalidField('userName', 'account.duplicateUserName')] : []),
      ...(addresses.has(address) ? [invalidField('email', 'account.duplicateEmail')] : []),
    ]
    names.add(name)
    addresses.add(address)
    return refusals.flatMap((refusal) => ofItem(index, refusal).issues)
  })
  if (issues.length > 0) throw new InvalidInputError(issues)
}

type StoredItems = { ids: string[]; taken: Taken[]; acts: AuditRecord[] }

async function storeItems(tx: Transaction, items: Item[]): Promise<StoredItems> {
  const ids: string[] = []
  const acts: AuditRecord[] = []
  const taken: Taken[] = []
  const teams = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    const before = await findTaken(tx, item, index)
    const user = await storeUser(tx, item, before).catch((error: unknown) => {
      const reason = toDuplicate(error)
      throw reason instanceof InvalidInputError ? ofItem(index, reason) : reason
    })
    if (before) taken.push({ before, after: user })
    acts.push(auditRecordOf(user, before))
    const { teamName } = item
    if (teamName) {
      const team = await joinNewTeam(tx, { teams, name: teamName, userId: user.id })
      if (team.isNew) {
        const subject = { id: team.id, name: teamName }
        acts.push({ action: 'team.created', subject, after: { name: teamName, captainId: user.id } })
      }
    }
    ids.push(user.id)
  }
  return { ids, taken, acts }
}

/**
 * The user with the item's name, otherwise with its address.
 * @throws InvalidInputError when the two are different users
 */
async function findTaken(tx: Transaction, item: Item, index: number): Promise<User | null> {
  const name = normalize(item.userName)
  const found = await tx.user.findMany({
    where: { OR: [{ normalizedUserName: name }, { normalizedEmail: normalize(item.email) }] },
  })
  if (found.length > 1) throw ofItem(index, invalidField('email', 'account.duplicateEmail'))
  return found[0] ?? null
}

async function storeUser(tx: Transaction, item: Item, before: User | null): Promise<User> {
  if (item.userName !== before?.userName) requireNameWithoutAt(item.userName)
  const data = {
    userName: item.userName,
    normalizedUserName: normalize(item.userName),
    email: item.email,
    normalizedEmail: normalize(item.email),
    passwordHash: item.passwordHash,
    ...(item.realName != null && { realName: item.realName }),
    ...(item.stdNumber != null && { studentNumber: item.stdNumber }),
    ...(item.phone != null && { phone: item.phone || null }),
    // A user created by an administrator needs no confirmation by mail.
    heldUntil: null,
  }
  return before
    ? tx.user.update({ where: { id: before.id }, data })
    : tx.user.create({ data: { id: uuidv7(), emailConfirmed: true, ...data } })
}

type Joining = { teams: Map<string, number>; name: string; userId: string }

/** The first user with a team name becomes captain of a new team, even if a team of that name exists. */
async function joinNewTeam(
  tx: Transaction,
  { teams, name, userId }: Joining,
): Promise<{ id: number; isNew: boolean }> {
  const teamId = teams.get(name)
  if (teamId !== undefined) {
    await tx.teamMember.createMany({ data: { teamId, userId }, skipDuplicates: true })
    return { id: teamId, isNew: false }
  }
  const team = await tx.team.create({
    data: { name, inviteToken: newInviteToken(), captainId: userId, members: { create: { userId } } },
    select: { id: true },
  })
  teams.set(name, team.id)
  return { id: team.id, isNew: true }
}

const auditedFields = ['userName', 'email', 'realName', 'studentNumber', 'phone', 'passwordHash'] as const

function auditRecordOf(user: User, before: User | null): AuditRecord {
  const subject = { id: user.id, name: user.userName }
  return before
    ? { action: 'user.updated', subject, ...changedFields(before, user, auditedFields) }
    : { action: 'user.created', subject, after: pick(user, ['userName', 'email', 'role']) }
}

/** The boards that show a changed name, each once. */
async function boardsNaming(ctx: Context, tx: Transaction, taken: Taken[]): Promise<GameChanges[]> {
  const boards = new Map<number, GameChanges>()
  for (const { before, after } of taken) {
    if (before.userName === after.userName) continue
    for (const { gameId, changes } of await ctx.boards.namingUser(tx, after.id)) {
      boards.set(gameId, { gameId, changes: [...(boards.get(gameId)?.changes ?? []), ...changes] })
    }
  }
  return [...boards.values()]
}

function ofItem(index: number, { issues }: InvalidInputError): InvalidInputError {
  return new InvalidInputError(
    issues.map(({ path, ...issue }) => ({ ...issue, path: ['users', String(index), ...path] })),
  )
}
