import type { Prisma } from '../../../prisma/generated/client/client.ts'
import type { ParticipationStatus } from '../../../prisma/generated/client/enums.ts'
import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'
import { isKept } from '../game/game.policy.ts'

export function mayReview(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}

/** Whose participations are the viewer's own: nobody's for the banned and for tokens that may not read. */
export function readingPlayer(viewer: Viewer | null): { in: string[] } {
  return { in: viewer && may(viewer, 'User', 'read') ? [viewer.id] : [] }
}

/** Monitors see every team's participation, others those of teams they are in or play for. */
export function visibleParticipations(viewer: Viewer | null): Prisma.ParticipationWhereInput {
  if (may(viewer, 'Monitor', 'monitor')) return { game: isKept }
  const ofViewer = { some: { userId: readingPlayer(viewer) } }
  return { game: isKept, OR: [{ members: ofViewer }, { team: { members: ofViewer } }] }
}

/** Where one stands after another member joined: a review's no has to be asked for again. */
export function statusAfterJoin(
  status: ParticipationStatus,
  { acceptWithoutReview }: { acceptWithoutReview: boolean },
): ParticipationStatus {
  if (status === 'Rejected') return 'Pending'
  if (status !== 'Pending' && status !== 'Unsubmitted') return status
  return acceptWithoutReview ? 'Accepted' : 'Pending'
}

/** Whether members still choose the division; afterwards an administrator does. */
export function mayChooseDivision(status: ParticipationStatus): boolean {
  return status !== 'Accepted' && status !== 'Suspended'
}

export function mayLeave(status: ParticipationStatus): boolean {
  return status === 'Pending' || status === 'Rejected'
}

/** One of the game's divisions; none where it has none. */
export function isDivisionValid(division: string | null | undefined, names: string[]): boolean {
  return names.length === 0 ? division == null : division != null && names.includes(division)
}
