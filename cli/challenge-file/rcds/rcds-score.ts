import { minScoreRateFor } from '../../../rules/scoring/score-curve.ts'
import type { FileScore } from '../ctfcli/score.ts'
import { warnAboutMissingScore } from '../values/missing-score.ts'
import type { ReadOptions, Warn } from '../source.ts'
import { pointRange, wholeNumber } from '../values/whole-number.ts'
import { isMap, listOf, mapOf, textOf, type YamlMap } from '../yaml.ts'

/** Fixed points, or else the limits of the project with a curve of the platform. */
export function readRcdsScore(
  file: YamlMap,
  project: YamlMap,
  options: ReadOptions,
  warn: Warn,
): FileScore | undefined {
  const value = wholeNumber('value', file['value'], pointRange, warn)
  if (value !== undefined) return { originalScore: value, scoreCurve: 'Fixed', minScoreRate: 1 }
  const backend = listOf(project['backends'])
    .filter(isMap)
    .find((item) => textOf(item['resolve']) === 'rctf')
  if (!backend) {
    warnAboutMissingScore('value', options, warn)
    return undefined
  }
  const scoring = mapOf(mapOf(backend['options'])['scoring'])
  const most = wholeNumber('maxPoints', scoring['maxPoints'], pointRange, warn) ?? 500
  const least = wholeNumber('minPoints', scoring['minPoints'], pointRange, warn) ?? 100
  warn(
    `value: missing; the points fall from ${most} to ${least}, with the decay of the platform, because the event's curve is in no file`,
  )
  return { originalScore: most, scoreCurve: 'Exponential', minScoreRate: minScoreRateFor(most, least) }
}
