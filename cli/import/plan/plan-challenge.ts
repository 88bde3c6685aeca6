import type { Attachment } from '../../challenge-file/attachment.ts'
import { joinContent } from '../../challenge-file/content.ts'
import type { ChallengeDefinition } from '../../challenge-file/definition.ts'
import { isSameFlag } from '../../challenge-file/values/flags.ts'
import { attachmentPath } from '../../../rules/challenge-file/challenge-paths.ts'
import { plainText } from '../../challenge-file/yaml.ts'
import { isKeptSource, sha256Of, type KeptSource } from '../../challenge-file/kept-source.ts'
import { recordChange, type ChallengePlan, type Current } from './challenge-plan.ts'
import type { GameChallenge } from '../game-challenges.ts'
import { planScore } from './plan-score.ts'
import { planSettings } from './plan-settings.ts'

const blank: Current = {
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
  scoreTable: null,
  flags: [],
  challengeAttachment: null,
  sourceKey: null,
  source: null,
  containerImage: '',
  containerExposePort: 80,
  memoryLimitMib: 64,
  cpuTenths: 1,
  storageLimitMib: 256,
  enableTrafficCapture: false,
  warmInstances: 0,
  flagTemplate: null,
  fileName: 'attachment',
  disableBloodBonus: false,
  decidesTies: true,
  submissionLimit: 0,
  attemptMode: 'Lockout',
  cooldownSeconds: 60,
  unlockCount: null,
  lockedView: 'Hidden',
  releaseAt: null,
  closeAt: null,
  requiredChallenges: [],
}

function planContent(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  if (!file.content) return
  const content = joinContent(file.content)
  if (content === plainText(current.content)) return
  plan.update.content = content
  const changed = file.content.filter(({ text }) => !current.content.includes(text))
  const [first, ...others] = changed.length > 0 ? changed.map(({ key }) => key) : ['description']
  recordChange(plan, first ?? 'description', current.content, content)
  plan.changedKeys.push(...others)
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
  if (plan.addFlags.length === 0 && plan.removeFlags.length === 0) return
  // Reports end up in the logs of other systems, so they name no flag.
  const after = held.length + plan.addFlags.length - plan.removeFlags.length
  const differences = `${plan.addFlags.length} added, ${plan.removeFlags.length} removed`
  recordChange(plan, 'flags', `${held.length} flags`, `${after} flags: ${differences}`)
}

/** Baits are given only by files that the platform wrote. */
function planBaits({ baits }: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  if (!baits) return
  const held = current.flags.filter(({ isBait }) => isBait)
  const added = baits.filter((bait) => !held.some((other) => isSameFlag(bait, other)))
  const removed = held.filter((bait) => !baits.some((other) => isSameFlag(bait, other)))
  if (added.length === 0 && removed.length === 0) return
  plan.addFlags.push(...added.map((bait) => ({ ...bait, isBait: true as const })))
  plan.removeFlags.push(...removed)
  recordChange(plan, 'baits', `${held.length} baits`, `${baits.length} baits`)
}

function planAttachment(
  attachment: Attachment | null | undefined,
  current: Current,
  plan: ChallengePlan,
): void {
  if (attachment === undefined || (attachment === null && current.challengeAttachment === null)) return
  if (current.type === 'DynamicAttachment') {
    plan.warnings.push('files: the challenge has one file per team on the platform; its files do not change')
    return
  }
  const held = current.challengeAttachment
  const isSame =
    attachment === null
      ? held === null
      : attachment.type === 'Local'
        ? held?.type === 'Local' && held.hash === attachment.hash && isSameName(held.name, attachment.name)
        : held?.type === 'Remote' && held.url === attachment.url
  if (isSame) return
  plan.attachment = attachment
  recordChange(plan, 'files', shownAttachment(held), shownAttachment(attachment))
}

/** A name that no file can have is written as another one. */
const isSameName = (held: string | null, name: string) =>
  held === name || attachmentPath(held) === attachmentPath(name)

function shownAttachment(
  attachment: { type: string; name?: string | null; hash?: string | null; url?: string | null } | null,
): string {
  if (!attachment || attachment.type === 'None') return 'none'
  if (attachment.type === 'Remote') return attachment.url ?? ''
  return `${attachment.name} (SHA-256 ${attachment.hash?.slice(0, 12)})`
}

/**
 * The changes that make the challenge match the file. Values that the file does not give stay as they are on the
 * platform.
 */
export function planChallenge(
  file: Omit<ChallengeDefinition, 'build'> & { sourceKey: string; source?: KeptSource },
  attachment: Attachment | null | undefined,
  existing: GameChallenge | undefined,
): ChallengePlan {
  const made = { ...blank, category: file.category ?? blank.category, type: file.type ?? blank.type }
  const current = existing ?? made
  const plan: ChallengePlan = {
    title: file.title,
    sourceKey: file.sourceKey,
    category: current.category,
    type: current.type,
    existing,
    update: {},
    addFlags: [],
    removeFlags: [],
    enable: false,
    changes: [],
    changedKeys: [],
    warnings: [],
  }
  if (existing && plainText(existing.title) !== file.title) {
    plan.update.title = file.title
    recordChange(plan, 'name', existing.title, file.title)
  }
  if (existing && existing.sourceKey !== file.sourceKey) {
    plan.update.sourceKey = file.sourceKey
    // The first path of a challenge that was made on the platform changes nothing that anybody sees.
    if (existing.sourceKey !== null) recordChange(plan, 'path', existing.sourceKey, file.sourceKey)
  }
  planSource(file, current, plan)
  if (file.category && file.category !== current.category) {
    plan.update.category = file.category
    recordChange(plan, 'category', current.category, file.category)
  }
  planContent(file, current, plan)
  const defaultScore = existing ? undefined : file.defaultScore
  const score = file.score ?? (defaultScore === undefined ? undefined : { originalScore: defaultScore })
  planScore(score, current, plan)
  if (file.hints && JSON.stringify(file.hints) !== JSON.stringify(current.hints.map(plainText))) {
    plan.update.hints = file.hints
    recordChange(plan, 'hints', current.hints, file.hints)
  }
  planExtraHints(file, current, plan)
  planFlags(file, current, plan)
  planBaits(file, current, plan)
  planAttachment(attachment, current, plan)
  planSettings(file, current, plan)
  planState(file, existing, current, plan)
  return plan
}

/** A new text that gives the same values, such as one with another comment, is no change that anybody sees. */
function planSource({ source }: { source?: KeptSource }, current: Current, plan: ChallengePlan): void {
  if (!source) return
  if (!isKeptSource(source)) {
    plan.warnings.push('the file is larger than 64 KiB, so the platform does not keep its text')
    if (current.source) plan.update.source = null
    return
  }
  const { format, sha256 } = current.source ?? {}
  if (format !== source.format || sha256 !== sha256Of(source.document)) plan.update.source = source
}

/** The time of the file, in the notation of the platform if it is the same time. */
function sameTime(file: string | undefined, held: string | null | undefined): string | null {
  if (file === undefined) return held ?? null
  return held && new Date(held).getTime() === new Date(file).getTime() ? held : file
}

/** A hint that the file has with the same text stays the same hint, so teams keep it and its time stays. */
function planExtraHints(file: ChallengeDefinition, current: Current, plan: ChallengePlan): void {
  if (!file.extraHints) return
  const known = [...current.extraHints]
  const hints = file.extraHints.map((hint) => {
    const index = known.findIndex(({ content }) => plainText(content) === hint.content)
    const [old] = index < 0 ? [] : known.splice(index, 1)
    const { title, content, cost } = hint
    return {
      title,
      content,
      cost,
      hintId: old?.id ?? null,
      releaseAt: sameTime(hint.releaseAt, old?.releaseAt),
    }
  })
  const before = current.extraHints.map(({ id, title, content, cost, releaseAt }) => ({
    title: plainText(title),
    content: plainText(content),
    cost,
    hintId: id,
    releaseAt,
  }))
  if (JSON.stringify(hints) === JSON.stringify(before)) return
  plan.extraHints = hints
  const shown = ({ title, content, cost }: (typeof hints)[number]) => ({ title, content, cost })
  recordChange(plan, 'hints', before.map(shown), hints.map(shown))
}

/**
 * `hidden` keeps a new challenge disabled, but does not disable one that the organizer enabled. A file without a
 * state enables only a new challenge.
 */
function planState(
  file: ChallengeDefinition,
  existing: GameChallenge | undefined,
  current: Current,
  plan: ChallengePlan,
): void {
  const wanted = file.isEnabled ?? (!existing && file.isEnabledByDefault === true)
  if (!wanted || current.isEnabled) return
  const flagsAfter = [...current.flags, ...plan.addFlags].filter(({ isBait }) => !isBait).length
  if (flagsAfter === 0 && current.type !== 'DynamicContainer') {
    plan.warnings.push('state: visible, but the challenge has no flag and stays disabled')
    return
  }
  plan.enable = true
  recordChange(plan, 'state', 'hidden', 'visible')
}
