import type { Participation } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import type { GameChanges } from '../../events/board-moves.ts'
import type { Transaction } from '../../database/database.ts'

/**
 * Keeps a game as it is until commit, its divisions included. Games are held before teams, teams before what
 * they play, so that nobody waits for each other. Answers whether there is such a game.
 */
export async function holdGame(tx: Transaction, gameId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM game WHERE id = ${gameId} AND deleted_at IS NULL FOR SHARE`
  return rows.length > 0
}

/**
 * Holds a team until commit, and with it what it plays: every change of a participation begins here.
 * Answers whether there is such a team.
 */
export async function holdTeam(tx: Transaction, teamId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM team WHERE id = ${teamId} FOR NO KEY UPDATE`
  return rows.length > 0
}

type Target = { status: ParticipationStatus; divisionId: number | null }

/** Stores status and division with what follows from them; returns the boards that move. */
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
