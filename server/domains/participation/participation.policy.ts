import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { isNotDeleted } from '../game/game.policy.ts'

export function mayReview(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}

/**
 * A filter for the viewer's own participations; it matches none for banned users and for tokens without the read
 * scope.
 */
export function readingPlayer(viewer: Viewer | null): { in: string[] } {
  return { in: viewer && may(viewer, 'User', 'read') ? [viewer.id] : [] }
}

/** Monitors see every participation, others those of teams that they are in or play for. */
export function visibleParticipations(viewer: Viewer | null): Prisma.ParticipationWhereInput {
  if (may(viewer, 'Monitor', 'monitor')) return { game: isNotDeleted }
  const ofViewer = { some: { userId: readingPlayer(viewer) } }
  return { game: isNotDeleted, OR: [{ members: ofViewer }, { team: { members: ofViewer } }] }
}

/** The status after another member joined: a rejected participation becomes pending again. */
export function statusAfterJoin(
  status: ParticipationStatus,
  { isReviewed }: { isReviewed: boolean },
): ParticipationStatus {
  if (status === 'Rejected') return 'Pending'
  if (status !== 'Pending' && status !== 'Unsubmitted') return status
  return isReviewed ? 'Pending' : 'Accepted'
}

/** Whether members may still choose the division; later only an administrator may. */
export function mayChooseDivision(status: ParticipationStatus): boolean {
  return status !== 'Accepted' && status !== 'Suspended'
}

/** Whether the status is a refusal, whose reason the team reads. */
export function hasReason(status: ParticipationStatus): boolean {
  return status === 'Rejected' || status === 'Suspended'
}

export function mayLeave(status: ParticipationStatus): boolean {
  return status === 'Pending' || status === 'Rejected'
}

/** Whether it is a division of the game, or absent in a game without divisions. */
export function isDivisionValid(division: string | null | undefined, names: string[]): boolean {
  return names.length === 0 ? division == null : division != null && names.includes(division)
}
