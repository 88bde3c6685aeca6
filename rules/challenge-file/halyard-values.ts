import { hasContainer } from '../challenge-types.ts'
import { minScoreRateFor } from '../scoring/score-curve.ts'
import type { ChallengeValues } from './challenge-values.ts'

/** The value, unless it is the one that a new challenge has. */
const unless = <Value>(usual: Value, value: Value) => (value === usual || value === null ? undefined : value)

/** The minimum of a file is a whole number, from which some rates cannot be computed again. */
function isPlainScore({ scoreCurve, originalScore, minScoreRate }: ChallengeValues): boolean {
  if (scoreCurve === 'Fixed') return true
  if (scoreCurve !== 'Linear' && scoreCurve !== 'Logarithmic') return false
  const minimum = Math.floor(originalScore * minScoreRate)
  return Math.abs(minScoreRateFor(originalScore, minimum) - minScoreRate) < 1e-9
}

function scoreOf(challenge: ChallengeValues): object {
  if (isPlainScore(challenge)) return {}
  const { originalScore, scoreCurve, minScoreRate, decaySolves, scoreTable } = challenge
  const common = { originalScore, scoreCurve, minScoreRate, decaySolves }
  return scoreCurve === 'Table' ? { ...common, scoreTable } : common
}

function containerOf(challenge: ChallengeValues): object {
  if (!hasContainer(challenge.type)) return {}
  return {
    memoryLimitMib: unless(64, challenge.memoryLimitMib),
    cpuTenths: unless(1, challenge.cpuTenths),
    storageLimitMib: unless(256, challenge.storageLimitMib),
    enableTrafficCapture: unless(false, challenge.enableTrafficCapture),
    warmInstances: unless(0, challenge.warmInstances),
    flagTemplate: challenge.flagTemplate || undefined,
  }
}

/** What a reader of patterns of Python would change or note. */
const foreign = /\{,\d|\\[ZuUwdsbWDSB]|\(\?#|\[/

/**
 * The map `halyard` of a written file: the values that the format has no place for, with their names in GraphQL.
 * `sourceKey` is the key of the file that the challenge came from, if the file is written elsewhere. Undefined for a
 * challenge without such values.
 */
export function halyardValuesOf(
  challenge: ChallengeValues,
  sourceKey: string | undefined,
): object | undefined {
  const { type, requiredChallenges, containerImage } = challenge
  const isPlainType = type === 'StaticAttachment' || (type === 'StaticContainer' && containerImage)
  const hasCooldown = challenge.attemptMode === 'Cooldown'
  const baits = challenge.flags.filter(({ isBait }) => isBait)
  const values = {
    sourceKey,
    type: isPlainType ? undefined : type,
    ...scoreOf(challenge),
    ...containerOf(challenge),
    fileName: type === 'DynamicAttachment' ? unless('attachment', challenge.fileName) : undefined,
    disableBloodBonus: unless(false, challenge.disableBloodBonus),
    decidesTies: unless(true, challenge.decidesTies),
    closeAt: challenge.closeAt ?? undefined,
    unlockCount: challenge.unlockCount ?? undefined,
    attemptMode: unless('Lockout', challenge.attemptMode),
    cooldownSeconds: hasCooldown ? challenge.cooldownSeconds : undefined,
    lockedView: requiredChallenges.length === 0 ? unless('Hidden', challenge.lockedView) : undefined,
    baits: baits.length > 0 ? baits.map(flagOf) : undefined,
  }
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  // The map also says that braces in the texts are no template names, and that patterns are none of Python.
  const hasBraces = /\{\{|\{%/.test(challenge.content)
  const hasPattern = challenge.flags.some(({ flag, kind }) => kind === 'Regex' && foreign.test(flag))
  return Object.keys(given).length > 0 || hasBraces || hasPattern ? given : undefined
}

/** A flag or a bait as ctfcli writes it. */
export function flagOf({ flag, kind }: ChallengeValues['flags'][number]): unknown {
  if (kind === 'Exact') return flag
  if (kind === 'CaseInsensitive') return { type: 'static', content: flag, data: 'case_insensitive' }
  return { type: 'regex', content: flag }
}
