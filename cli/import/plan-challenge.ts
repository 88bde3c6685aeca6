import type { Attachment } from '../challenge-file/attachment.ts'
import type { ScoreCurve } from '../../rules/score-curve.ts'
import type { Category } from '../../rules/categories.ts'
import { joinContent } from '../challenge-file/content.ts'
import type { ChallengeDefinition, FileFlag, FileHint } from '../challenge-file/definition.ts'
import { isSameFlag } from '../challenge-file/flags.ts'
import type { GameChallenge } from './game-challenges.ts'

/** Members of updateChallenge without isEnabled, which is written last. */
type ChallengeUpdate = {
  category?: Category
  content?: string
  hints?: string[]
  originalScore?: number
  minScoreRate?: number
  decaySolves?: number
  scoreCurve?: ScoreCurve
}

type PlannedHint = FileHint & { hintId: string | null; releaseAt: string | null }

export type ChallengePlan = {
  title: string
  category: Category
  /** Undefined for a new challenge. */
  existing: GameChallenge | undefined
  update: ChallengeUpdate
  /** All hints with a title, a cost or a time; absent if they stay as they are. */
  extraHints?: PlannedHint[]
  addFlags: FileFlag[]
  removeFlags: (FileFlag & { id: string })[]
  attachment?: Attachment
  enable: boolean
  /** Keys of the file whose values differ from the platform's. */
  changedKeys: string[]
  warnings: string[]
}

const blank: Omit<GameChallenge, 'id' | 'title'> = {
  content: '',
  category: 'Misc',
  type: 'StaticAttachment',
  hints: [],
  extraHints: [],
  isEnabled: false,
  originalScore: 1000,
  minScoreRate: 0.25,
  decaySolves: 5,
  scoreCurve: 'Exponential',
  flags: [],
  challengeAttachment: null,
}

type Current = typeof blank

function planContent(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  if (!file.content) return
  const content = joinContent(file.content)
  if (content === current.content.replaceAll('\r\n', '\n')) return
  plan.update.content = content
  const changed = file.content.filter(({ text }) => !current.content.includes(text))
  plan.changedKeys.push(...(changed.length > 0 ? changed.map(({ key }) => key) : ['description']))
}

const lowestScore = (originalScore: number, minScoreRate: number) => Math.floor(originalScore * minScoreRate)
const differs = (a: number, b: number) => Math.abs(a - b) > 1e-9

function planScore(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  const { originalScore, scoreCurve, minScoreRate, decaySolves } = file.score ?? {}
  const valueChanges = originalScore !== undefined && originalScore !== current.originalScore
  if (valueChanges) {
    plan.update.originalScore = originalScore
    plan.changedKeys.push('value')
  }
  if (minScoreRate !== undefined && differs(minScoreRate, current.minScoreRate)) {
    plan.update.minScoreRate = minScoreRate
    // The rate is minimum / value: a new value can change the rate while the minimum stays the same.
    const before = lowestScore(current.originalScore, current.minScoreRate)
    const after = lowestScore(originalScore ?? current.originalScore, minScoreRate)
    if (!valueChanges || before !== after) plan.changedKeys.push('minimum')
  }
  if (decaySolves !== undefined && differs(decaySolves, current.decaySolves)) {
    plan.update.decaySolves = decaySolves
    plan.changedKeys.push('decay')
  }
  if (scoreCurve !== undefined && scoreCurve !== current.scoreCurve) {
    plan.update.scoreCurve = scoreCurve
    plan.changedKeys.push('function')
  }
}

function planFlags(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  if (!file.flags) return
  if (current.type.startsWith('Dynamic')) {
    plan.warnings.push('flags: the challenge has one flag per team on the platform; its flags do not change')
    return
  }
  const { values, isComplete } = file.flags
  const held = current.flags.filter(({ isBait }) => !isBait)
  plan.addFlags = values.filter((flag) => !held.some((other) => isSameFlag(flag, other)))
  // An organizer may have added a flag instead of an unreadable one, so flags are deleted only if all were read.
  if (isComplete) plan.removeFlags = held.filter((flag) => !values.some((other) => isSameFlag(flag, other)))
  if (plan.addFlags.length > 0 || plan.removeFlags.length > 0) plan.changedKeys.push('flags')
}

function planAttachment(attachment: Attachment | undefined, current: Current, plan: ChallengePlan): void {
  if (!attachment) return
  if (current.type === 'DynamicAttachment') {
    plan.warnings.push('files: the challenge has one file per team on the platform; its files do not change')
    return
  }
  const held = current.challengeAttachment
  const isSame =
    attachment.type === 'Local'
      ? held?.type === 'Local' && held.hash === attachment.hash && held.name === attachment.name
      : held?.type === 'Remote' && held.url === attachment.url
  if (isSame) return
  plan.attachment = attachment
  plan.changedKeys.push('files')
}

/**
 * The changes that make the challenge match the file. Values that the file does not give stay as they are on the
 * platform.
 */
export function planChallenge(
  file: ChallengeDefinition,
  attachment: Attachment | undefined,
  existing: GameChallenge | undefined,
): ChallengePlan {
  const current = existing ?? { ...blank, category: file.category ?? blank.category }
  const plan: ChallengePlan = {
    title: file.title,
    category: current.category,
    existing,
    update: {},
    addFlags: [],
    removeFlags: [],
    enable: false,
    changedKeys: [],
    warnings: [],
  }
  if (file.category && file.category !== current.category) {
    plan.update.category = file.category
    plan.changedKeys.push('category')
  }
  planContent(file, current, plan)
  planScore(file, current, plan)
  if (file.hints && JSON.stringify(file.hints) !== JSON.stringify(current.hints)) {
    plan.update.hints = file.hints
    plan.changedKeys.push('hints')
  }
  planExtraHints(file, current, plan)
  planFlags(file, current, plan)
  planAttachment(attachment, current, plan)
  planState(file, current, plan)
  return plan
}

/** A hint that the file has with the same text stays the same hint, so teams keep it and its time stays. */
function planExtraHints(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  if (!file.extraHints) return
  const known = [...current.extraHints]
  const hints = file.extraHints.map((hint) => {
    const index = known.findIndex(({ content }) => content === hint.content)
    const [old] = index < 0 ? [] : known.splice(index, 1)
    return { ...hint, hintId: old?.id ?? null, releaseAt: old?.releaseAt ?? null }
  })
  const before = current.extraHints.map(({ id, title, content, cost, releaseAt }) => ({
    title,
    content,
    cost,
    hintId: id,
    releaseAt,
  }))
  if (JSON.stringify(hints) === JSON.stringify(before)) return
  plan.extraHints = hints
  if (!plan.changedKeys.includes('hints')) plan.changedKeys.push('hints')
}

/** `hidden` keeps a new challenge disabled, but does not disable one that the organizer enabled. */
function planState(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  if (file.isEnabled !== true || current.isEnabled) return
  const flagsAfter = current.flags.filter(({ isBait }) => !isBait).length + plan.addFlags.length
  if (flagsAfter === 0 && current.type !== 'DynamicContainer') {
    plan.warnings.push('state: visible, but the challenge has no flag and stays disabled')
    return
  }
  plan.enable = true
  plan.changedKeys.push('state')
}
