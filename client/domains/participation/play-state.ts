import type { StateOfGame } from '../../../rules/arrange-games.ts'
import type { ParticipationStatus } from './status-marks.ts'

/** The reason why the viewer cannot see the challenges; `open` if there is none. */
export type PlayState =
  | 'visitor'
  | 'notJoined'
  | 'pending'
  | 'rejected'
  | 'suspended'
  | 'upcoming'
  | 'over'
  | 'open'

type Facts = {
  isSignedIn: boolean
  /** Organizers see challenges in any state of the game. */
  isOrganizer: boolean
  status: ParticipationStatus | null
  state: StateOfGame
}

export function playStateOf({ isSignedIn, isOrganizer, status, state }: Facts): PlayState {
  if (isOrganizer) return 'open'
  if (status === 'Suspended') return 'suspended'
  if (state === 'Ended') return 'over'
  if (!isSignedIn) return 'visitor'
  if (status === 'Pending') return 'pending'
  if (status === 'Rejected') return 'rejected'
  if (status !== 'Accepted') return 'notJoined'
  return state === 'Upcoming' ? 'upcoming' : 'open'
}
