import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { NotFoundError } from '../../../use-case/errors.ts'
import { pointsOf, type BoardRow, type BoardView } from '../../scoreboard/model/board-view.ts'

export type CtfdUser = { id: number; name: string; teamId: number; isCaptain: boolean }

/** The members of the teams on a board, in the order in which they joined the game. */
export type CtfdUsers = {
  all: readonly CtfdUser[]
  byId: ReadonlyMap<number, CtfdUser>
  byName: ReadonlyMap<string, CtfdUser>
  byTeam: ReadonlyMap<number, readonly CtfdUser[]>
}

/** The members of a board's teams. Anybody can read them, as on the page of a team. */
export async function readCtfdUsers({ db }: Context, view: BoardView): Promise<CtfdUsers> {
  const rows = await db.participationMember.findMany({
    where: { gameId: view.gameId },
    select: {
      userId: true,
      teamId: true,
      user: { select: { userName: true } },
      participation: { select: { team: { select: { captainId: true } } } },
    },
    orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
  })
  return indexUsers(
    rows
      .filter(({ teamId }) => view.rowByTeam.has(teamId))
      .map(({ userId, teamId, user, participation }) => ({
        userId,
        teamId,
        name: user.userName,
        isCaptain: participation.team.captainId === userId,
      })),
  )
}

export function indexUsers(rows: (Omit<CtfdUser, 'id'> & { userId: string })[]): CtfdUsers {
  const byId = new Map<number, CtfdUser>()
  const byTeam = new Map<number, CtfdUser[]>()
  for (const { userId, ...row } of rows) {
    const user = { id: freeNumber(userId, byId), ...row }
    byId.set(user.id, user)
    const members = byTeam.get(user.teamId)
    if (members) members.push(user)
    else byTeam.set(user.teamId, [user])
  }
  const all = [...byId.values()]
  return { all, byId, byTeam, byName: new Map(all.map((user) => [user.name, user])) }
}

/** CTFd has numbers of 32 bits where the platform has UUIDs. A number stays the same when other users come or go. */
function freeNumber(userId: string, used: ReadonlyMap<number, unknown>): number {
  let number = createHash('sha256').update(userId).digest().readUInt32BE() >>> 2
  do number += 1
  while (used.has(number))
  return number
}

export function requireUser(users: CtfdUsers, id: number): CtfdUser {
  const user = users.byId.get(id)
  if (!user) throw new NotFoundError('user.notFound')
  return user
}

export function rowOfUser(view: BoardView, { teamId }: CtfdUser): BoardRow {
  const row = view.rowByTeam.get(teamId)
  if (!row) throw new Error(`the board does not have team ${teamId}, but one of its members`)
  return row
}

export const membersOf = (users: CtfdUsers, { team }: BoardRow) => users.byTeam.get(team.teamId) ?? []

/** Null for a user who is not in the game any more. */
export const numberOfUser = (users: CtfdUsers, name: string | null) =>
  (name !== null && users.byName.get(name)?.id) || null

/** The captain, who has for the team what no member of it did; null for a team without members. */
export function standInOf(users: CtfdUsers, row: BoardRow): number | null {
  const members = membersOf(users, row)
  return (members.find(({ isCaptain }) => isCaptain) ?? members[0])?.id ?? null
}

export const solvesOfUser = ({ solves }: BoardRow, { name }: CtfdUser) =>
  solves.filter(({ userName }) => userName === name)

/** The points of the solves of one member. */
export function scoreOf(view: BoardView, row: BoardRow, user: CtfdUser): number {
  return solvesOfUser(row, user).reduce((sum, solve) => sum + pointsOf(view, solve), 0)
}

export function ordinal(rank: number): string {
  const suffix = /(^|[^1])[123]$/.test(String(rank)) ? (['st', 'nd', 'rd'][(rank % 10) - 1] ?? 'th') : 'th'
  return `${rank}${suffix}`
}
