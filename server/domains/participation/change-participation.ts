import type { Participation } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import type { GameChanges } from '../../events/board-moves.ts'
import type { Transaction } from '../../database/database.ts'

/**
 * Locks a game with its divisions until commit. Games are locked before teams, and teams before their
 * participations, so that transactions do not deadlock. Returns whether the game exists.
 */
export async function lockGame(tx: Transaction, gameId: number): Promise<boolean> {
  return (await lockGames(tx, [gameId])) > 0
}

/** The same for several games, in the order of their ids. Returns how many exist. */
export async function lockGames(tx: Transaction, gameIds: number[]): Promise<number> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM game WHERE id = ANY(${gameIds}::int[]) AND deleted_at IS NULL ORDER BY id FOR SHARE`
  return rows.length
}

/**
 * Locks a team with its participations until commit; every change of a participation begins here. Returns whether
 * the team exists.
 */
export async function lockTeamParticipations(tx: Transaction, teamId: number): Promise<boolean> {
  return (await lockParticipationsOfTeams(tx, [teamId])) > 0
}

/** The same for several teams, in the order of their ids. Returns how many exist. */
export async function lockParticipationsOfTeams(tx: Transaction, teamIds: number[]): Promise<number> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM team WHERE id = ANY(${teamIds}::int[]) ORDER BY id FOR NO KEY UPDATE`
  return rows.length
}

type Target = { status: ParticipationStatus; divisionId: number | null; statusReason: string | null }
export type ParticipationChange = { before: Participation; target: Target }

/**
 * Stores status with its reason, and division, and all that depends on them, with the same number of statements for one participation
 * and for many. Returns the boards that change.
 */
export async function changeParticipations(
  tx: Transaction,
  changes: ParticipationChange[],
): Promise<GameChanges[]> {
  const changed = changes.filter(
    (change) => isStatusChanged(change) || isDivisionChanged(change) || isReasonChanged(change),
  )
  if (changed.length === 0) return []
  const targets = JSON.stringify(changed.map(({ before: { id }, target }) => ({ id, ...target })))
  await tx.$executeRaw`
    UPDATE participation SET status = target.status, division_id = target."divisionId", status_reason = target."statusReason"
      FROM jsonb_to_recordset(${targets}::text::jsonb)
        AS target (id int, status "ParticipationStatus", "divisionId" int, "statusReason" text)
     WHERE participation.id = target.id`
  const accepted = changed.filter((change) => isStatusChanged(change) && change.target.status === 'Accepted')
  if (accepted.length > 0) {
    const teamIds = accepted.map(({ before }) => before.teamId)
    await tx.team.updateMany({ where: { id: { in: teamIds } }, data: { locked: true } })
  }
  const moving = changed.filter(changesBoard)
  const testers = await testersAmong(tx, moving)
  const isPublic = ({ before, target }: ParticipationChange) =>
    [before, target].some((row) => row.status === 'Accepted' && !testers.has(row.divisionId))
  return movedBy(moving.map((change) => ({ ...change.before, isHidden: !isPublic(change) })))
}

/** The divisions of testers that the participations leave or enter. */
async function testersAmong(tx: Transaction, changes: ParticipationChange[]): Promise<Set<number | null>> {
  const ids = changes.flatMap(({ before, target }) =>
    [before.divisionId ?? [], target.divisionId ?? []].flat(),
  )
  if (ids.length === 0) return new Set()
  const found = await tx.division.findMany({
    where: { id: { in: [...new Set(ids)] }, standing: 'Tester' },
    select: { id: true },
  })
  return new Set(found.map(({ id }) => id))
}

function isStatusChanged({ before, target }: ParticipationChange): boolean {
  return target.status !== before.status
}

function isDivisionChanged({ before, target }: ParticipationChange): boolean {
  return target.divisionId !== before.divisionId
}

function isReasonChanged({ before, target }: ParticipationChange): boolean {
  return target.statusReason !== before.statusReason
}

function changesBoard(change: ParticipationChange): boolean {
  const wasOnBoard = change.before.status === 'Accepted'
  const isOnBoard = change.target.status === 'Accepted'
  return wasOnBoard !== isOnBoard || (isOnBoard && isDivisionChanged(change))
}

type Moved = Pick<Participation, 'id' | 'gameId'> & {
  /** Whether the public board has the participation neither before nor after the change. */
  isHidden: boolean
}

/** The changes of each game: one of the participations that the public board shows, and one of the others. */
function movedBy(participations: Moved[]): GameChanges[] {
  const games = Map.groupBy(participations, ({ gameId }) => gameId)
  return [...games].map(([gameId, rows]) => ({
    gameId,
    changes: [...Map.groupBy(rows, ({ isHidden }) => isHidden)].map(([isHidden, some]) => ({
      kind: 'participation',
      ids: some.map(({ id }) => id),
      isHidden,
    })),
  }))
}
