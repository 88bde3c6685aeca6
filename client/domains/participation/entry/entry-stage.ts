import type { StateOfGame } from '../../../../rules/arrange-games.ts'
import type { ParticipationStatus } from '../status-marks.ts'

/** The viewer's progress towards playing a game. */
type EntryStage =
  | 'visitor'
  | 'teamless'
  | 'open'
  | 'pending'
  | 'rejected'
  | 'accepted'
  | 'suspended'
  | 'closed'

type Facts = { isSignedIn: boolean; hasTeam: boolean; status: ParticipationStatus | null; state: StateOfGame }

export function entryStageOf({ isSignedIn, hasTeam, status, state }: Facts): EntryStage {
  if (status === 'Accepted') return 'accepted'
  if (status === 'Suspended') return 'suspended'
  if (state === 'Ended') return 'closed'
  if (status === 'Pending') return 'pending'
  if (status === 'Rejected') return 'rejected'
  if (!isSignedIn) return 'visitor'
  return hasTeam ? 'open' : 'teamless'
}

type StepKey = 'account' | 'team' | 'join' | 'review' | 'play' | 'writeup'
export type EntryStep = { key: StepKey; state: 'done' | 'now' | 'next' }

type Rules = { acceptWithoutReview: boolean; writeupRequired: boolean; hasWriteup: boolean }

const CURRENT: Readonly<Partial<Record<EntryStage, StepKey>>> = {
  visitor: 'account',
  teamless: 'team',
  open: 'join',
  rejected: 'join',
  pending: 'review',
  accepted: 'play',
}

/** The steps to join; none if joining is impossible or the game has ended. */
export function entryStepsOf(stage: EntryStage, state: StateOfGame, rules: Rules): EntryStep[] {
  const current = CURRENT[stage]
  if (!current || state === 'Ended') return []
  const hasReview = !rules.acceptWithoutReview || stage === 'pending'
  const keys: StepKey[] = [
    ...(stage === 'visitor' ? (['account'] as const) : []),
    'team',
    'join',
    ...(hasReview ? (['review'] as const) : []),
    'play',
    ...(rules.writeupRequired ? (['writeup'] as const) : []),
  ]
  const here = keys.indexOf(current)
  return keys.map((key, index) => {
    const isDone = index < here || (key === 'writeup' && rules.hasWriteup)
    return { key, state: isDone ? 'done' : index === here ? 'now' : 'next' }
  })
}
