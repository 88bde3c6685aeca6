import type { Participation } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import type { GameChanges } from '../../events/board-moves.ts'
import type { Transaction } from '../../database/database.ts'

/**
 * Locks a game with its divisions until commit. Games are locked before teams, and teams before their
 * participations, so that transactions do not deadlock. Returns whether the game exists.
 */
export async function lockGame(tx: Transaction, gameId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM game WHERE id = ${gameId} AND deleted_at IS NULL FOR SHARE`
  return rows.length > 0
}

/**
 * Locks a team with its participations until commit; every change of a participation begins here. Returns whether
 * the team exists.
 */
export async function lockTeamParticipations(tx: Transaction, teamId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM team WHERE id = ${teamId} FOR NO KEY UPDATE`
  return rows.length > 0
}

type Target = { status: ParticipationStatus; divisionId: number | null }

/** Stores status and division and all that depends on them. Returns the boards that change. */
export async function changeParticipation(
  tx: Transaction,
  before: Participation,
  { status, divisionId }: Target,
): Promise<GameChanges[]> {
  const isStatusSame = status === before.status
  const isDivisionSame = divisionId === before.divisionId
  if (isStatusSame && isDivisionSame) return []
  await tx.participation.update({ where: { id: before.id }, data: { status, divisionId } })
  if (status === 'Accepted' && !isStatusSame) {
    await tx.team.update({ where: { id: before.teamId }, data: { locked: true } })
  }
  const wasOnBoard = before.status === 'Accepted'
  const isOnBoard = status === 'Accepted'
  if (wasOnBoard === isOnBoard && !(isOnBoard && !isDivisionSame)) return []
  return [movedBy(before)]
}

export function movedBy(participation: Pick<Participation, 'id' | 'gameId'>): GameChanges {
  return { gameId: participation.gameId, changes: [{ kind: 'participation', ids: [participation.id] }] }
}
