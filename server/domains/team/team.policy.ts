import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'

export const maxTeamsAsCaptain = 3

type TeamWithCaptain = { captainId: string }

export function isCaptain(userId: string | undefined, team: TeamWithCaptain): boolean {
  return team.captainId === userId
}

/** Only the captain edits the team, its members and its invite code. */
export function canLead(viewer: Viewer | null, team: TeamWithCaptain): boolean {
  return viewer !== null && isCaptain(viewer.id, team)
}

/** The code lets its reader join, so a token with the read scope alone does not get it. */
export function canSeeInviteCode(viewer: Viewer | null, team: TeamWithCaptain): boolean {
  return may(viewer, 'User', 'play') && canLead(viewer, team)
}

/** Administrators may delete any team, also a locked one. */
export function mayDeleteAnyTeam(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}
