import { v7 as uuidv7 } from 'uuid'
import type { User } from '../../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../../database/database.ts'
import { InvalidInputError, invalidField } from '../../../use-case/errors.ts'
import { changedFields, pick } from '../../audit/audit-fields.ts'
import type { AuditRecord } from '../../audit/record-audit.ts'
import { normalize } from '../../account/account.service.ts'
import { columnsOfName, nameKeyOf } from '../../account/name/name-key.ts'
import type { RequireUserName } from '../../account/new-name.ts'
import type { RequireTeamName } from '../new-team-name.ts'
import { newInviteToken } from '../invite-code.ts'

/** What new names of users and teams must be. */
export type NameRules = { requireUserName: RequireUserName; requireTeamName: RequireTeamName }

export type EnrolledItem = {
  userName: string
  email: string
  passwordHash: string
  realName?: string | null | undefined
  stdNumber?: string | null | undefined
  phone?: string | null | undefined
  teamName?: string | null | undefined
}

/** A user as this action knows them. New users have no other columns yet. */
type Known = Pick<
  User,
  | 'id'
  | 'userName'
  | 'normalizedUserName'
  | 'nameKey'
  | 'email'
  | 'normalizedEmail'
  | 'passwordHash'
  | 'realName'
  | 'studentNumber'
  | 'phone'
  | 'role'
>

/** A user who existed before, and what an item made of them. */
export type TakenUser = { before: Known; after: Known }

type Stored = { ids: string[]; taken: TakenUser[]; acts: AuditRecord[] }

/**
 * Stores the items in their order: each creates a user, or updates the user with its name or address, who may come
 * from an earlier item. Thousands of new users need a few statements, and each existing user one. Returns a user id for
 * each item.
 * @throws InvalidInputError, which names the item and the field
 */
export async function storeUsers(tx: Transaction, items: EnrolledItem[], rules: NameRules): Promise<Stored> {
  const known = new KnownUsers(await readTaken(tx, items))
  const created = new Map<string, Known>()
  const taken: TakenUser[] = []
  const updates: { id: string; data: ReturnType<typeof columnsOf> }[] = []
  const acts: AuditRecord[] = []
  const ids: string[] = []
  for (const [index, item] of items.entries()) {
    const before = known.find(item, index)
    const isRenamed = item.userName !== before?.userName
    requireAllowedNames(item, { index, isRenamed, rules })
    const data = columnsOf(item, isRenamed ? columnsOfName(item.userName) : before)
    const after = { ...(before ?? newUser()), ...data }
    known.replace(before, after)
    if (!before || created.has(after.id)) created.set(after.id, after)
    else {
      taken.push({ before, after })
      updates.push({ id: after.id, data })
    }
    acts.push(auditRecordOf(after, before))
    ids.push(after.id)
  }
  // A registration that its user has not confirmed is not held any longer.
  for (const { id, data } of updates)
    await tx.user.update({ where: { id }, data: { ...data, heldUntil: null } })
  // A user created by an administrator needs no confirmation by mail.
  await tx.user.createMany({ data: [...created.values()].map((user) => ({ ...user, emailConfirmed: true })) })
  const teams = await storeTeams(tx, items, ids)
  return { ids, taken, acts: withTeams({ acts, items, teams }) }
}

/** The users whose name or address an item has, or who have a name that looks the same. They are locked, so that nobody else changes them meanwhile. */
async function readTaken(tx: Transaction, items: EnrolledItem[]): Promise<Known[]> {
  const names = items.map(({ userName }) => normalize(userName))
  const keys = items.map(({ userName }) => nameKeyOf(userName))
  const addresses = items.map(({ email }) => normalize(email))
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user"
     WHERE normalized_user_name = ANY(${names}) OR name_key = ANY(${keys}) OR normalized_email = ANY(${addresses})
     ORDER BY id FOR NO KEY UPDATE`
  return tx.user.findMany({
    where: { id: { in: locked.map(({ id }) => id) } },
    select: {
      id: true,
      userName: true,
      normalizedUserName: true,
      nameKey: true,
      email: true,
      normalizedEmail: true,
      passwordHash: true,
      realName: true,
      studentNumber: true,
      phone: true,
      role: true,
    },
  })
}

/** Users by name and by address, while items change both. */
class KnownUsers {
  readonly #byName = new Map<string, Known>()
  readonly #byKey = new Map<string, Known>()
  readonly #byAddress = new Map<string, Known>()

  constructor(users: Known[]) {
    for (const user of users) this.#add(user)
  }

  /**
   * The user with the item's name or address.
   * @throws InvalidInputError if the two are different users, or another user has a name that looks the same
   */
  find(item: EnrolledItem, index: number): Known | null {
    const named = this.#byName.get(normalize(item.userName))
    const addressed = this.#byAddress.get(normalize(item.email))
    if (named && addressed && named.id !== addressed.id)
      throw ofItem(index, invalidField('email', 'account.duplicateEmail'))
    const found = named ?? addressed ?? null
    const alike = this.#byKey.get(nameKeyOf(item.userName))
    if (alike && alike.id !== found?.id && item.userName !== found?.userName)
      throw ofItem(index, invalidField('userName', 'account.duplicateUserName'))
    return found
  }

  replace(before: Known | null, after: Known): void {
    if (before) {
      this.#byName.delete(before.normalizedUserName)
      if (before.nameKey !== null) this.#byKey.delete(before.nameKey)
      this.#byAddress.delete(before.normalizedEmail)
    }
    this.#add(after)
  }

  #add(user: Known): void {
    this.#byName.set(user.normalizedUserName, user)
    if (user.nameKey !== null) this.#byKey.set(user.nameKey, user)
    this.#byAddress.set(user.normalizedEmail, user)
  }
}

function requireAllowedNames(
  { userName, teamName }: EnrolledItem,
  { index, isRenamed, rules }: { index: number; isRenamed: boolean; rules: NameRules },
): void {
  try {
    if (isRenamed) rules.requireUserName(userName)
    if (teamName) rules.requireTeamName(teamName)
  } catch (error) {
    throw error instanceof InvalidInputError ? ofItem(index, error) : error
  }
}

const newUser = () => ({ id: uuidv7(), realName: '', studentNumber: '', phone: null, role: 'User' as const })

function columnsOf(item: EnrolledItem, name: Pick<Known, 'userName' | 'normalizedUserName' | 'nameKey'>) {
  return {
    userName: name.userName,
    normalizedUserName: name.normalizedUserName,
    nameKey: name.nameKey,
    email: item.email,
    normalizedEmail: normalize(item.email),
    passwordHash: item.passwordHash,
    ...(item.realName != null && { realName: item.realName }),
    ...(item.stdNumber != null && { studentNumber: item.stdNumber }),
    ...(item.phone != null && { phone: item.phone || null }),
  }
}

type NewTeam = { id: number; name: string; captainId: string; firstItem: number }

/**
 * Users with the same team name join one new team, even if a team of that name exists. The first of them is its
 * captain.
 */
async function storeTeams(tx: Transaction, items: EnrolledItem[], ids: string[]): Promise<NewTeam[]> {
  const joining = items.flatMap(({ teamName }, index) => (teamName ? [{ name: teamName, index }] : []))
  const firstItems = new Map<string, number>()
  for (const { name, index } of joining) if (!firstItems.has(name)) firstItems.set(name, index)
  const userOf = (index: number) => ids[index] ?? ''
  const rows = await tx.team.createManyAndReturn({
    data: [...firstItems].map(([name, index]) => ({
      name,
      inviteToken: newInviteToken(),
      captainId: userOf(index),
    })),
    select: { id: true, name: true },
  })
  const idOf = new Map(rows.map(({ id, name }) => [name, id]))
  const memberships = joining.flatMap(({ name, index }) => {
    const teamId = idOf.get(name)
    return teamId === undefined ? [] : [{ teamId, userId: userOf(index) }]
  })
  await tx.teamMember.createMany({ data: memberships, skipDuplicates: true })
  return rows.map((row) => {
    const firstItem = firstItems.get(row.name) ?? 0
    return { ...row, captainId: userOf(firstItem), firstItem }
  })
}

const auditedFields = ['userName', 'email', 'realName', 'studentNumber', 'phone', 'passwordHash'] as const

function auditRecordOf(user: Known, before: Known | null): AuditRecord {
  const subject = { id: user.id, name: user.userName }
  return before
    ? { action: 'user.updated', subject, ...changedFields(before, user, auditedFields) }
    : { action: 'user.created', subject, after: pick(user, ['userName', 'email', 'role']) }
}

/** The records of the users, each followed by that of the team that is new with it. */
function withTeams({
  acts,
  items,
  teams,
}: {
  acts: AuditRecord[]
  items: EnrolledItem[]
  teams: NewTeam[]
}): AuditRecord[] {
  const teamOf = new Map(teams.map((team) => [team.firstItem, team]))
  return acts.flatMap((act, index) => {
    const team = items[index]?.teamName ? teamOf.get(index) : undefined
    if (!team) return [act]
    const { id, name, captainId } = team
    return [act, { action: 'team.created', subject: { id, name }, after: { name, captainId } }]
  })
}

/** The same issues, at the fields of an item. */
export function ofItem(index: number, { issues }: InvalidInputError): InvalidInputError {
  return new InvalidInputError(
    issues.map(({ path, ...issue }) => ({ ...issue, path: ['users', String(index), ...path] })),
  )
}
