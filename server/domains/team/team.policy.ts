import { may } from '../../use-case/roles.ts'
import type { Viewer } from '../../use-case/viewer.ts'

export const maxTeamsAsCaptain = 3

type Led = { captainId: string }

export function isCaptain(userId: string | undefined, team: Led): boolean {
  return team.captainId === userId
}

/** The captain alone edits the team, its members and its invite code. */
export function canLead(viewer: Viewer | null, team: Led): boolean {
  return viewer !== null && isCaptain(viewer.id, team)
}

/** Who reads the code can join with it, so a token that may only read does not get it. */
export function canSeeInviteCode(viewer: Viewer | null, team: Led): boolean {
  return may(viewer, 'User', 'play') && canLead(viewer, team)
}

/** Administrators delete teams that they don't lead, locked ones too. */
export function mayDeleteAnyTeam(viewer: Viewer | null): boolean {
  return may(viewer, 'Admin', 'admin')
}
