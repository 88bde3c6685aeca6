import { challengeTypes } from '../../../rules/challenge-types.ts'
import { challengeLimits } from '../../../rules/field-limits.ts'
import { scoreCurves } from '../../../rules/scoring/score-curve.ts'
import type { ChallengeType, FileFlag, FileSettings } from '../definition.ts'
import { settleKeys } from '../losses.ts'
import { readFlags } from '../values/flags.ts'
import { momentOf } from '../values/moment.ts'
import type { Warn } from '../source.ts'
import { pointRange, wholeNumber } from '../values/whole-number.ts'
import { isMap, listOf, mapOf, textOf, booleanOf, type YamlMap } from '../yaml.ts'
import type { FileScore } from './score.ts'

export type HalyardValues = {
  sourceKey?: string
  type?: ChallengeType
  score?: FileScore
  settings: FileSettings
  baits?: FileFlag[]
}

const scoreKeys = ['originalScore', 'scoreCurve', 'minScoreRate', 'decaySolves', 'scoreTable']

function oneOf<Name extends string>(
  map: YamlMap,
  key: string,
  names: readonly Name[],
  warn: Warn,
): Name | undefined {
  const text = textOf(map[key])
  if (!text) return undefined
  const known = names.find((name) => name === text)
  if (!known) warn(`halyard.${key}: "${text}" is none of ${names.join(', ')}`)
  return known
}

function numberOf(map: YamlMap, key: string, warn: Warn): number | undefined {
  const text = textOf(map[key])
  if (!text) return undefined
  const number = Number(text)
  if (Number.isFinite(number) && number >= 0) return number
  warn(`halyard.${key}: "${text}" is not a number from 0 on`)
  return undefined
}

function scoreOf(map: YamlMap, warn: Warn): FileScore | undefined {
  const scoreCurve = oneOf(map, 'scoreCurve', scoreCurves, warn)
  const originalScore = wholeNumber('halyard.originalScore', map['originalScore'], pointRange, warn)
  const missing = ['scoreCurve', 'originalScore'].find((key) => map[key] === undefined)
  const written = scoreKeys.find((key) => map[key] !== undefined)
  if (missing && written)
    warn(`halyard.${written}: not used without halyard.${missing}; the points of the other keys apply`)
  if (scoreCurve === undefined || originalScore === undefined) {
    settleKeys(map, scoreKeys)
    return undefined
  }
  const rows = { min: 0, max: challengeLimits.tableScore }
  const table = listOf(map['scoreTable']).map((row) => wholeNumber('halyard.scoreTable', row, rows, warn))
  return {
    originalScore,
    scoreCurve,
    minScoreRate: numberOf(map, 'minScoreRate', warn),
    decaySolves: numberOf(map, 'decaySolves', warn),
    scoreTable: table.length > 0 ? table.filter((row) => row !== undefined) : undefined,
  }
}

function settingsOf(map: YamlMap, warn: Warn): FileSettings {
  const whole = (key: string, range: { min: number; max: number }) =>
    wholeNumber(`halyard.${key}`, map[key], range, warn)
  const settings: FileSettings = {
    memoryLimitMib: whole('memoryLimitMib', challengeLimits.memoryLimitMib),
    cpuTenths: whole('cpuTenths', challengeLimits.cpuTenths),
    storageLimitMib: whole('storageLimitMib', challengeLimits.storageLimitMib),
    enableTrafficCapture: booleanOf(map['enableTrafficCapture']),
    warmInstances: whole('warmInstances', challengeLimits.warmInstances),
    flagTemplate: textOf(map['flagTemplate']) || undefined,
    fileName: textOf(map['fileName']) || undefined,
    disableBloodBonus: booleanOf(map['disableBloodBonus']),
    decidesTies: booleanOf(map['decidesTies']),
    closeAt: momentOf('halyard.closeAt', map['closeAt'], warn),
    unlockCount: whole('unlockCount', { min: 1, max: 100 }),
    attemptMode: oneOf(map, 'attemptMode', ['Lockout', 'Cooldown'], warn),
    cooldownSeconds: whole('cooldownSeconds', { min: 1, max: 86_400 }),
    lockedView: oneOf(map, 'lockedView', ['Hidden', 'Card'], warn),
  }
  // An absent value must not hide one of the other keys of the file.
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

/**
 * The map `halyard` of a file, which `halyard pull` writes: values that the format has no place for, with their names
 * in GraphQL. Undefined for a file without it.
 */
export function readHalyardValues(file: YamlMap, warn: Warn): HalyardValues | undefined {
  if (!isMap(file['halyard'])) return undefined
  const map = mapOf(file['halyard'])
  return {
    sourceKey: textOf(map['sourceKey']) || undefined,
    type: oneOf(map, 'type', challengeTypes, warn),
    score: scoreOf(map, warn),
    settings: settingsOf(map, warn),
    baits: readFlags(map['baits'], warn, { isWritten: true })?.values,
  }
}
