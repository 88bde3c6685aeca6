import { cutText } from '../../../../../rules/cut-text.ts'
import { teamLimits, userLimits } from '../../../../../rules/field-limits.ts'
import { plainName } from '../../../../../rules/names.ts'
import { normalize } from '../../../account/normalize.ts'
import type { ForeignGame } from '../foreign-game.ts'
import type { Accounts } from './accounts.ts'
import type { CtfdRow } from './ctfd-shapes.ts'
import { isoOf, uuidOf } from './moments.ts'
import { readBrackets } from './read-brackets.ts'
import type { CtfdExport } from './ctfd-export.ts'
import type { CtfdStanding } from './ctfd-standings.ts'

/** Users, teams and their participations. */
export function readPeople(source: CtfdExport, accounts: Accounts, board: readonly CtfdStanding[]): void {
  const { tables, game, now } = source
  const players = playersOf(source, accounts)
  addUsers(game, tables.users, players)
  const divisions = readBrackets(source, accounts)
  // Equal scores at the same millisecond rank by participation, so these have the order of the board.
  const listed = board.map(({ account }) => account)
  const ordered = [...new Set([...listed, ...accounts.all])]
  const names = distinctNames(ordered, teamLimits.name, ({ id, name }) => shortName(name) || `team-${id}`)
  for (const { id, name } of accounts.isTeamMode ? ordered : []) {
    const short = names.get(id) ?? ''
    if (short !== name) game.change(`teams.name: ${name}`, short)
  }
  for (const [index, account] of ordered.entries()) {
    const place = {
      document: accounts.isTeamMode ? 'db/teams.json' : 'db/users.json',
      member: String(account.id),
    }
    const createdAt = account.createdAt === null ? now.toISOString() : isoOf(account.createdAt)
    const { id: teamId } = account
    game.add(
      'teams.jsonl',
      {
        id: teamId,
        name: names.get(teamId) ?? '',
        bio: null,
        avatarHash: null,
        locked: false,
        captainId: uuidOf(account.captainId),
        createdAt,
      },
      place,
    )
    if (!account.isListed)
      game.change(
        `${accounts.isTeamMode ? 'teams' : 'users'}: hidden or banned: ${account.name}`,
        'Suspended',
      )
    const participationId = index + 1
    game.add(
      'participations.jsonl',
      {
        id: participationId,
        teamId,
        status: account.isListed ? 'Accepted' : 'Suspended',
        divisionId: divisions.get(account.bracketId ?? 0) ?? null,
        statusReason: null,
        writeup: null,
        writeupName: null,
        writeupAt: null,
        createdAt,
      },
      place,
    )
    for (const { id, created } of account.members) {
      const joinedAt = created === null ? createdAt : isoOf(created)
      const userId = uuidOf(id)
      game.add('team-members.jsonl', { teamId, userId, joinedAt }, place)
      game.add('participation-members.jsonl', { userId, teamId, participationId, joinedAt }, place)
    }
  }
}

/** The ids of all users who belong to an account or have submitted for one. */
function playersOf({ tables }: CtfdExport, accounts: Accounts): Set<number> {
  const players = new Set(accounts.all.flatMap(({ members }) => members.map(({ id }) => id)))
  for (const submission of tables.submissions) {
    if (accounts.of(submission) && submission.user_id !== null) players.add(submission.user_id)
  }
  return players
}

function addUsers(game: ForeignGame, users: readonly CtfdRow<'users'>[], players: ReadonlySet<number>): void {
  const addresses = new Set<string>()
  const imported = users.filter(({ id }) => players.has(id))
  game.lose('users.type: admin', imported.filter(({ type }) => type === 'admin').length)
  game.lose('users.banned', imported.filter(({ banned }) => banned).length)
  const names = distinctNames(imported, userLimits.userName.max, ({ name }) => userNameOf(name))
  for (const user of imported) {
    const { id, name } = user
    const userName = names.get(id) ?? ''
    if (userName !== name) game.change(`users.name: ${name}`, userName)
    const email = addressOf(game, user, addresses)
    addresses.add(normalize(email))
    game.add(
      'users.jsonl',
      { id: uuidOf(id), userName, email, bio: '', avatarHash: null, isPlayer: true },
      { document: 'db/users.json', member: `id ${id}` },
    )
  }
}

/** Without an address of its own a user gets one that no mail reaches. */
function addressOf(
  game: ForeignGame,
  { id, name, email }: CtfdRow<'users'>,
  taken: ReadonlySet<string>,
): string {
  const address = email.trim()
  const isUsable = /^[^@\s]+@[^@\s]+$/.test(address) && address.length <= 256
  if (isUsable && !taken.has(normalize(address))) return address
  const placeholder = `ctfd-user-${id}@imported.invalid`
  game.change(`users.email: ${name}`, placeholder)
  return placeholder
}

function userNameOf(name: string): string {
  return cutText(plainName(name.replace(/@/g, '_')), userLimits.userName.max).trim() || 'player'
}

function shortName(name: string): string {
  return cutText(plainName(name), teamLimits.name).trim()
}

type Named = { id: number; name: string }

/** The short names by id. One that is cut, and then equal to another one, gets a number: `Gulls of the n (2)`. */
function distinctNames<Row extends Named>(
  rows: readonly Row[],
  max: number,
  shortOf: (row: Row) => string,
): Map<number, string> {
  const short = rows.map((row) => ({ id: row.id, name: shortOf(row), isCut: shortOf(row) !== row.name }))
  // Names that stay as they are keep them, wherever they are in the list.
  const taken = new Set(short.filter(({ isCut }) => !isCut).map(({ name }) => normalize(name)))
  const names = new Map<number, string>()
  for (const { id, name, isCut } of short) {
    const free = isCut ? freeName(name, max, taken) : name
    taken.add(normalize(free))
    names.set(id, free)
  }
  return names
}

function freeName(name: string, max: number, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(normalize(free)); number += 1) {
    const end = ` (${number})`
    free = `${cutText(name, max - end.length).trim()}${end}`
  }
  return free
}
