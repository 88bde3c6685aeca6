import type { Attachment } from '../../challenge-file/attachment.ts'
import type { ScoreCurve } from '../../../rules/scoring/score-curve.ts'
import type { Category } from '../../../rules/categories.ts'
import type { KeptSource } from '../../challenge-file/kept-source.ts'
import type { ChallengeType, FileFlag, FileHint, FileSettings } from '../../challenge-file/definition.ts'
import type { GameChallenge } from '../game-challenges.ts'

/** Members of updateChallenge without isEnabled and requirements, which are written last. */
type ChallengeUpdate = FileSettings & {
  title?: string
  sourceKey?: string
  /** Null for a file that is too large to be kept. */
  source?: KeptSource | null
  category?: Category
  content?: string
  hints?: string[]
  originalScore?: number
  minScoreRate?: number
  decaySolves?: number
  scoreCurve?: ScoreCurve
  scoreTable?: number[]
}

type PlannedHint = Omit<FileHint, 'releaseAt'> & { hintId: string | null; releaseAt: string | null }

/** One value of the file that differs from the platform's, for people. */
export type Change = { key: string; before: string; after: string }

/** A required challenge: one of the game, or one that this run creates, which has its id afterwards. */
export type RequiredChallenge = { title: string; id?: string; item?: { id?: string } }

export type ChallengePlan = {
  title: string
  sourceKey: string
  category: Category
  type: ChallengeType
  /** Undefined for a new challenge. */
  existing: GameChallenge | undefined
  update: ChallengeUpdate
  /** All hints with a title, a cost or a time; absent if they stay as they are. */
  extraHints?: PlannedHint[]
  addFlags: (FileFlag & { isBait?: true })[]
  removeFlags: (FileFlag & { id: string })[]
  /** Null removes the attachment. */
  attachment?: Attachment | null
  /** All required challenges; absent if they stay as they are. */
  requirements?: RequiredChallenge[]
  enable: boolean
  changes: Change[]
  /** Keys of the file whose values differ from the platform's. */
  changedKeys: string[]
  warnings: string[]
}

/** The challenge on the platform, or the values of a new one. */
export type Current = Omit<GameChallenge, 'id' | 'title'>

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

export function recordChange(plan: ChallengePlan, key: string, before: unknown, after: unknown): void {
  plan.changes.push({ key, before: show(before), after: show(after) })
  if (!plan.changedKeys.includes(key)) plan.changedKeys.push(key)
}
