import { v7 as uuidv7 } from 'uuid'
import { cutText } from '../../../../rules/cut-text.ts'
import { userLimits } from '../../../../rules/field-limits.ts'
import { plainName } from '../../../../rules/names.ts'
import type { Transaction } from '../../../database/database.ts'
import { columnsOfName, named } from '../../account/name/name-key.ts'
import { normalize } from '../../account/normalize.ts'
import type { RowOf } from '../documents.ts'
import type { ImportState } from './import-state.ts'

type PackedUser = RowOf<'users.jsonl'>
type PackedTeam = RowOf<'teams.jsonl'>

/**
 * Matches users to accounts by their mail address. A player without an account gets one that cannot log in until a
 * password is set for it. A user who is only named and has no account is left out.
 */
export async function importUsers(
  tx: Transaction,
  state: ImportState,
  users: readonly PackedUser[],
): Promise<void> {
  const accounts = await tx.user.findMany({
    where: { normalizedEmail: { in: users.map(({ email }) => normalize(email)) } },
    select: { id: true, userName: true, normalizedEmail: true },
  })
  const byAddress = new Map(accounts.map((account) => [account.normalizedEmail, account]))
  for (const user of users) {
    const account = byAddress.get(normalize(user.email))
    if (account) {
      state.ids('user').set(user.id, account.id)
      state.differ('USER_MATCHED', user.userName, account.userName)
    } else if (user.isPlayer) {
      state.ids('user').set(user.id, await createAccount(tx, state, user))
    } else {
      state.ids('user').set(user.id, null)
      state.differ('USER_LEFT_OUT', user.userName)
    }
  }
}

async function createAccount(tx: Transaction, state: ImportState, user: PackedUser): Promise<string> {
  const userName = await freeName(tx, user.userName)
  const made = await tx.user.create({
    data: {
      id: uuidv7(),
      ...columnsOfName(userName),
      email: user.email,
      normalizedEmail: normalize(user.email),
      // Its owner can log in only with a link that is sent to the address, or with the help of an administrator.
      emailConfirmed: true,
      bio: user.bio,
      avatarHash: state.storedFile(user.avatarHash)?.hash ?? null,
      registeredAt: state.now,
    },
  })
  if (userName === user.userName) state.differ('USER_CREATED', userName)
  else state.differ('USER_RENAMED', user.userName, userName)
  const { id, email, role } = made
  state.acts.push({
    action: 'user.created',
    subject: { id, name: userName },
    after: { userName, email, role },
  })
  return id
}

/** The name as a new user may have it, with the first number that makes it free. */
async function freeName(tx: Transaction, name: string): Promise<string> {
  const plain = plainName(name) || 'player'
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `_${number}`
    const candidate = cutText(plain, userLimits.userName.max - suffix.length) + suffix
    const taken = await tx.user.count({ where: named([candidate]) })
    if (taken === 0) return candidate
  }
}

/** The existing team of the same name and captain for each team of the package that has one. Each is used once. */
export async function matchTeams(
  tx: Transaction,
  state: ImportState,
  teams: readonly PackedTeam[],
): Promise<PackedTeam[]> {
  const existing = await tx.team.findMany({
    where: { name: { in: teams.map(({ name }) => name) } },
    select: { id: true, name: true, captainId: true },
    orderBy: { id: 'asc' },
  })
  return teams.filter((team) => {
    const captainId = state.ids('user').get(team.captainId)
    const match = existing.find(
      ({ id, name, captainId: captain }) =>
        name === team.name && captain === captainId && !state.reusedTeams.has(id),
    )
    if (!match) return true
    state.reusedTeams.add(match.id)
    state.ids('team').set(team.id, match.id)
    state.differ('TEAM_REUSED', team.name, String(match.id))
    return false
  })
}
