import type { UpdateChallengeInput } from '../../../__generated__/useChallengeMutationsUpdateMutation.graphql.ts'
import type { Category } from '../../../../rules/categories.ts'
import { extraHintValues, type ExtraHint, type StoredExtraHint } from './hints/hint-values.ts'
import type { Draft } from '../../../forms/useDraft.ts'
import {
  missingScoreFields,
  scoreInput,
  scoreValues,
  type ScoreValues,
  type StoredScore,
} from './score/score-values.ts'
import type { BloodBonuses } from '../../game/blood-bonus.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'

type LockedView = 'Hidden' | 'Card'
type AttemptMode = 'Lockout' | 'Cooldown'

/** The fields of a challenge as its form holds them; a number is null while its field is empty. */
export type ChallengeValues = {
  title: string
  category: Category
  content: string
  hints: readonly string[]
  extraHints: readonly ExtraHint[]
  flagTemplate: string
  fileName: string
  containerImage: string
  containerExposePort: number | null
  cpuTenths: number | null
  memoryLimitMib: number | null
  storageLimitMib: number | null
  enableTrafficCapture: boolean
  /** 0 for none. */
  warmInstances: number | null
  disableBloodBonus: boolean
  decidesTies: boolean
  /** ISO times; empty without one. */
  releaseAt: string
  closeAt: string
  /** 0 without a limit. */
  submissionLimit: number | null
  attemptMode: AttemptMode
  cooldownSeconds: number | null
  requiredChallengeIds: readonly string[]
  /** Null for all of them. */
  unlockCount: number | null
  lockedView: LockedView
} & ScoreValues

/** The props of every section of the form. */
export type ChallengeSectionProps = { draft: Draft<ChallengeValues>; errors: FieldErrors }

export type EditedGame = {
  /** The global id, for mutations. */
  id: string
  /** The number in addresses. */
  databaseId: number
  teamCount: number
  isRunning: boolean
  /** All challenges of the game. */
  challenges: readonly { readonly id: string; readonly title: string }[]
  bonuses: BloodBonuses
  /** The time from the start to the end of the game. */
  spanMs: number
}

type Maybe<Value> = Value | null | undefined

type StoredChallenge = {
  title: string
  category: Category
  content: string
  hints: readonly string[]
  extraHints: readonly StoredExtraHint[]
  flagTemplate: Maybe<string>
  fileName: Maybe<string>
  containerImage: Maybe<string>
  containerExposePort: Maybe<number>
  cpuTenths: Maybe<number>
  memoryLimitMib: Maybe<number>
  storageLimitMib: Maybe<number>
  enableTrafficCapture: Maybe<boolean>
  warmInstances: Maybe<number>
  disableBloodBonus: boolean
  decidesTies: boolean
  releaseAt: Maybe<string>
  closeAt: Maybe<string>
  submissionLimit: number
  attemptMode: AttemptMode
  cooldownSeconds: number
  requiredChallenges: Maybe<readonly { readonly id: string }[]>
  unlockCount: Maybe<number>
  lockedView: Maybe<LockedView>
} & StoredScore

export function challengeValues(challenge: StoredChallenge): ChallengeValues {
  return {
    title: challenge.title,
    category: challenge.category,
    content: challenge.content,
    hints: challenge.hints,
    extraHints: extraHintValues(challenge.extraHints),
    flagTemplate: challenge.flagTemplate ?? '',
    fileName: challenge.fileName ?? '',
    containerImage: challenge.containerImage ?? '',
    containerExposePort: challenge.containerExposePort ?? null,
    cpuTenths: challenge.cpuTenths ?? null,
    memoryLimitMib: challenge.memoryLimitMib ?? null,
    storageLimitMib: challenge.storageLimitMib ?? null,
    enableTrafficCapture: challenge.enableTrafficCapture ?? false,
    warmInstances: challenge.warmInstances ?? 0,
    disableBloodBonus: challenge.disableBloodBonus,
    decidesTies: challenge.decidesTies,
    ...scoreValues(challenge),
    releaseAt: challenge.releaseAt ?? '',
    closeAt: challenge.closeAt ?? '',
    submissionLimit: challenge.submissionLimit,
    attemptMode: challenge.attemptMode,
    cooldownSeconds: challenge.cooldownSeconds,
    requiredChallengeIds: (challenge.requiredChallenges ?? []).map(({ id }) => id),
    unlockCount: challenge.unlockCount ?? null,
    lockedView: challenge.lockedView ?? 'Hidden',
  }
}

type ChallengeIds = { gameId: string; challengeId: string }

/** The input of `updateChallenge`: only changed fields. Blank hints are omitted. */
export function challengeInput(
  ids: ChallengeIds,
  changes: Partial<Omit<ChallengeValues, 'extraHints'>>,
  values: ChallengeValues,
): UpdateChallengeInput {
  const { hints, releaseAt, closeAt, ...rest } = scoreInput(changes, values)
  return {
    ...ids,
    ...rest,
    ...(releaseAt !== undefined ? { releaseAt: releaseAt || null } : {}),
    ...(closeAt !== undefined ? { closeAt: closeAt || null } : {}),
    ...(hints ? { hints: hints.map((hint) => hint.trim()).filter(Boolean) } : {}),
  }
}

const REQUIRED = ['title', 'submissionLimit', 'cooldownSeconds'] as const
const REQUIRED_WITH_CONTAINER = [
  'containerExposePort',
  'cpuTenths',
  'memoryLimitMib',
  'storageLimitMib',
  'warmInstances',
] as const

/** Required fields that are empty. */
export function missingFields(values: ChallengeValues, hasContainer: boolean): (keyof ChallengeValues)[] {
  const required: readonly (keyof ChallengeValues)[] = hasContainer
    ? [...REQUIRED, ...REQUIRED_WITH_CONTAINER]
    : REQUIRED
  const missing = required.filter((key) => {
    const value = values[key]
    return value === null || (typeof value === 'string' && value.trim() === '')
  })
  return [...missing, ...missingScoreFields(values)]
}
