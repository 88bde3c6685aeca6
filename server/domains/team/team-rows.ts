import type { Team } from '../../../prisma/generated/client/client.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import type { Transaction } from '../../database/database.ts'
import type { ErrorKey } from '../../use-case/error-keys.ts'
import { ConflictError, ForbiddenError, NotFoundError, type DomainError } from '../../use-case/errors.ts'
import { canLead, maxTeamsAsCaptain } from './team.policy.ts'

/**
 * Locks the team until commit, so that its members cannot change meanwhile. Rows that refer to the team can still
 * be inserted, so its submissions are judged meanwhile.
 * @throws NotFoundError
 */
export async function lockTeam(tx: Transaction, teamId: number): Promise<Team> {
  await tx.$queryRaw`SELECT 1 FROM team WHERE id = ${teamId} FOR NO KEY UPDATE`
  return requireTeam(tx, teamId)
}

/** @throws NotFoundError */
export async function requireTeam(tx: Transaction, teamId: number): Promise<Team> {
  const team = await tx.team.findUnique({ where: { id: teamId } })
  if (!team) throw new NotFoundError('team.notFound')
  return team
}

/** @throws ForbiddenError */
export function requireCaptain(viewer: Viewer, team: Team): void {
  if (!canLead(viewer, team)) throw new ForbiddenError('team.captainOnly')
}

/**
 * Locks the user until commit, so that the number of their teams cannot change.
 * @throws ConflictError, `missing` without a user
 */
export async function requireRoomAsCaptain(
  tx: Transaction,
  userId: string,
  { tooMany, missing }: { tooMany: ErrorKey; missing: DomainError },
): Promise<void> {
  const users = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  if (users.length === 0) throw missing
  const count = await tx.team.count({ where: { captainId: userId } })
  if (count >= maxTeamsAsCaptain) throw new ConflictError(tooMany, { params: { max: maxTeamsAsCaptain } })
}
