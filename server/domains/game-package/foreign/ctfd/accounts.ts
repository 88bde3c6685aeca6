import type { ForeignGame } from '../foreign-game.ts'
import type { CtfdRow, CtfdTables } from './ctfd-shapes.ts'

/** An account scores: a team, or a user in an export of users without teams. */
export type Account = {
  /** The id of the team or of the user. */
  id: number
  name: string
  captainId: number
  bracketId: number | null
  /** Hidden and banned accounts are not on the board and lower no value. */
  isListed: boolean
  createdAt: number | null
  members: CtfdRow<'users'>[]
}

export type Accounts = {
  isTeamMode: boolean
  all: Account[]
  byId: ReadonlyMap<number, Account>
  /** The account of a row of the history. */
  of(row: { user_id: number | null; team_id: number | null }): Account | undefined
}

/** The accounts of the export in the order of their ids. */
export function readAccounts(game: ForeignGame, tables: CtfdTables, mode: string): Accounts {
  const isTeamMode = mode === '' ? tables.teams.length > 0 : mode === 'teams'
  const all = isTeamMode ? teamsOf(game, tables) : usersOf(game, tables)
  const byId = new Map(all.map((account) => [account.id, account]))
  return {
    isTeamMode,
    all,
    byId,
    of: ({ user_id: user, team_id: team }) => byId.get((isTeamMode ? team : user) ?? 0),
  }
}

function teamsOf(game: ForeignGame, { teams, users, submissions }: CtfdTables): Account[] {
  const membersOf = Map.groupBy(users, ({ team_id: team }) => team)
  const byId = new Map(users.map((user) => [user.id, user]))
  const submitters = new Map(
    submissions.flatMap(({ team_id: team, user_id: user }) => (team && user ? [[team, user] as const] : [])),
  )
  const captains = new Set<number>()
  game.lose('users: without a team', users.filter(({ team_id: team }) => team === null).length)
  return teams.flatMap((team) => {
    const members = [...(membersOf.get(team.id) ?? [])]
    const captain =
      members.find(({ id }) => id === team.captain_id) ?? members[0] ?? byId.get(submitters.get(team.id) ?? 0)
    if (!captain) {
      game.lose('teams: without a member')
      return []
    }
    if (members.length > 0) return [{ ...accountOf(team), captainId: captain.id, members }]
    game.change(`teams.captain_id: ${team.name}`, captain.name)
    // A user plays in one team of a game.
    const isFree = captain.team_id === null && !captains.has(captain.id)
    captains.add(captain.id)
    return [{ ...accountOf(team), captainId: captain.id, members: isFree ? [captain] : [] }]
  })
}

/** Administrators who have played nothing are no players. */
function usersOf(game: ForeignGame, { users, submissions, awards }: CtfdTables): Account[] {
  const active = new Set([...submissions, ...awards].map(({ user_id: user }) => user))
  const players = users.filter(({ id, type }) => type !== 'admin' || active.has(id))
  game.lose('users: administrators without a submission', users.length - players.length)
  return players.map((user) => ({ ...accountOf(user), captainId: user.id, members: [user] }))
}

function accountOf(row: CtfdRow<'teams'> | CtfdRow<'users'>): Omit<Account, 'captainId' | 'members'> {
  const { id, name, bracket_id: bracketId, hidden, banned, created } = row
  return { id, name, bracketId, isListed: !hidden && !banned, createdAt: created }
}
