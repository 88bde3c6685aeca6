import { z } from 'zod'
import { contractLimits, teamLimits, userLimits } from '../../../../rules/field-limits.ts'
import { requireAdmin } from '../../../use-case/roles.ts'
import type { GameChanges } from '../../../events/board-moves.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { repeatConflicts } from '../../../database/repeat-conflicts.ts'
import { InvalidInputError, invalidField } from '../../../use-case/errors.ts'
import { inputObject, mailAddress, parseInput, requiredText, text } from '../../../use-case/input.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { contractUserName, phone, userName } from '../../account/account.input.ts'
import { normalize, toDuplicate } from '../../account/account.service.ts'
import { nameKeyOf, named, takenBy } from '../../account/name/name-key.ts'
import { requireContractUserName, requireUserName } from '../../account/new-name.ts'
import { hashPassword, requireValidPassword } from '../../account/password.ts'
import { endAccess, publishSessionsEnded } from '../../user/end-sessions.ts'
import { requireTeamName } from '../new-team-name.ts'
import { ofItem, storeUsers, type EnrolledItem, type NameRules, type TakenUser } from './store-users.ts'

const newUser = {
  userName: userName(),
  password: requiredText({ max: 1024 }),
  email: mailAddress(),
  realName: text(userLimits.realName).nullish(),
  stdNumber: text(userLimits.studentNumber).nullish(),
  phone: phone().nullish(),
  teamName: text(teamLimits.name).nullish(),
}

const newUserInput = inputObject(newUser)
/** Describes the same in the REST API. */
export const contractNewUserInput = inputObject({
  ...newUser,
  userName: contractUserName(),
  teamName: text(contractLimits.importedTeamName).nullish(),
})

const newUsersInput = inputObject({ users: z.array(newUserInput) })

type NewUser = z.output<typeof newUserInput>

/** The rules for new names, which differ between the APIs. */
const openRules: NameRules = { requireUserName, requireTeamName: (name) => requireTeamName(name, 'teamName') }
export const contractRules: NameRules = {
  requireUserName: requireContractUserName,
  requireTeamName(name) {
    const max = contractLimits.importedTeamName
    if (name.length > max) throw invalidField('teamName', 'input.tooLong', { field: 'teamName', max })
  },
}

/** The action for an item whose username or email address belongs to a user. */
export type OnExisting = 'REJECT' | 'UPDATE'

/** Long enough to update thousands of existing users one after another. */
const timeoutMs = 300_000

/**
 * Creates users, all or none, in their order. An existing user with that name or address is updated, or all are
 * refused. Users with the same team name join a new team, whose captain is the first of them. Returns the ids in the
 * order of the items.
 * @throws InvalidInputError, which names the item and the field; only the field if users keep registering meanwhile
 */
export async function createUsers(
  ctx: Context,
  raw: unknown,
  onExisting: OnExisting,
  rules: NameRules = openRules,
): Promise<string[]> {
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
    const made = await storeUsers(tx, items, rules)
    for (const { after } of made.taken) await endAccess(ctx, tx, after.id)
    const movedBoards = await ctx.boards.move(tx, await boardsNaming(ctx, tx, made.taken))
    await recordAudit(tx, ctx, made.acts)
    return { ...made, moved: movedBoards }
  }
  // An existing user who plays meanwhile can cause a deadlock.
  const enroll = () => repeatConflicts(() => ctx.db.$transaction(store, { timeout: timeoutMs }))
  const { ids, taken, moved } = await enroll().catch((error: unknown) => {
    // A user who registered meanwhile has one of the names or addresses, and is an existing user now.
    if (toDuplicate(error) === error) throw error
    return enroll().catch((second: unknown) => {
      throw toDuplicate(second)
    })
  })
  ctx.boards.publish(moved)
  for (const { after } of taken) publishSessionsEnded(ctx, after.id)
  const message = `added ${items.length} users`
  ctx.logs.write({ level: 'Information', status: 'Success', message, ctx })
  return ids
}

/** Two at a time: more would block logins and file access, which share the threads. */
async function hashPasswords(users: NewUser[]): Promise<EnrolledItem[]> {
  const items: EnrolledItem[] = []
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
async function requireNew(tx: Transaction, items: EnrolledItem[]): Promise<void> {
  const held = await tx.user.findMany({
    where: {
      OR: [
        ...named(items.map(({ userName: name }) => name)).OR,
        { normalizedEmail: { in: items.map(({ email }) => normalize(email)) } },
      ],
    },
    select: { normalizedUserName: true, nameKey: true, normalizedEmail: true },
  })
  const isTaken = takenBy(held)
  const earlier = new Set<string>()
  const addresses = new Set(held.map(({ normalizedEmail }) => normalizedEmail))
  const issues = items.flatMap((item, index) => {
    const [key, address] = [nameKeyOf(item.userName), normalize(item.email)]
    const refusals = [
      ...(isTaken(item.userName) || earlier.has(key)
        ? [invalidField('userName', 'account.duplicateUserName')]
        : []),
      ...(addresses.has(address) ? [invalidField('email', 'account.duplicateEmail')] : []),
    ]
    earlier.add(key)
    addresses.add(address)
    return refusals.flatMap((refusal) => ofItem(index, refusal).issues)
  })
  if (issues.length > 0) throw new InvalidInputError(issues)
}

/** The boards that show a changed name, each once. */
async function boardsNaming(ctx: Context, tx: Transaction, taken: TakenUser[]): Promise<GameChanges[]> {
  const boards = new Map<number, GameChanges>()
  for (const { before, after } of taken) {
    if (before.userName === after.userName) continue
    for (const { gameId, changes } of await ctx.boards.namingUser(tx, after.id)) {
      boards.set(gameId, { gameId, changes: [...(boards.get(gameId)?.changes ?? []), ...changes] })
    }
  }
  return [...boards.values()]
}
