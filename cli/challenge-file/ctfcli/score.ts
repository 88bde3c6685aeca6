import { minScoreRateFor, type ScoreCurve } from '../../../rules/scoring/score-curve.ts'
import { settle, settleKeys } from '../losses.ts'
import { isMap, isNothing, isText, textOf, type YamlMap, type YamlValue } from '../yaml.ts'

type Warn = (text: string) => void

/** The score of a challenge in the platform's terms. */
export type FileScore = {
  originalScore: number
  scoreCurve?: ScoreCurve
  minScoreRate?: number
  decaySolves?: number
  scoreTable?: number[]
}

/** Files have these keys at the top level or below `extra`. */
function valueAt(file: YamlMap, key: string): YamlValue | undefined {
  const extra = file['extra']
  return isNothing(file[key]) && isMap(extra) ? extra[key] : file[key]
}

function numberAt(file: YamlMap, key: string, warn: Warn): number | undefined {
  const written = valueAt(file, key)
  if (written === undefined || isNothing(written)) return undefined
  const number = isText(written) ? Number(textOf(written)) : NaN
  if (Number.isFinite(number) && number >= 0 && number < 2 ** 31) return number
  warn(`${key}: ${JSON.stringify(written)} is not a number of points or solves`)
  return undefined
}

/** The curve that a file names by `function`, or else by `type`; undefined if it names none. */
function curveOf(file: YamlMap, hasDecay: boolean, warn: Warn): ScoreCurve | undefined {
  const type = textOf(file['type']).toLowerCase()
  const named = textOf(valueAt(file, 'function')).toLowerCase()
  // Challenges of plugins, such as those for containers, decay like dynamic ones.
  const isDynamic = type === 'dynamic' || (type !== 'standard' && hasDecay)
  if (named === 'static') return 'Fixed'
  if (named === 'linear') return 'Linear'
  if (named === 'logarithmic') return 'Logarithmic'
  if (named !== '') warn(`function: unknown function "${named}"; logarithmic is used`)
  if (named !== '' || isDynamic) return 'Logarithmic'
  if (type !== '' && type !== 'standard' && type !== 'container')
    warn(`type: unknown type "${type}"; the value stays fixed`)
  return 'Fixed'
}

/** Marks the points of a file as read that gives them in another way as well. */
export function settleScore(file: YamlMap): void {
  const keys = ['value', 'initial', 'decay', 'minimum', 'function']
  settleKeys(file, keys)
  if (isMap(file['extra'])) settleKeys(file['extra'], keys)
}

/** The score, or the part of it that the file gives. */
export function readScore(file: YamlMap, warn: Warn): FileScore | undefined {
  const decay = numberAt(file, 'decay', warn)
  const minimum = numberAt(file, 'minimum', warn)
  const initial = numberAt(file, 'initial', warn)
  // Beside an initial value the other one has no meaning.
  const written = initial === undefined ? numberAt(file, 'value', warn) : undefined
  if (initial !== undefined) settle(valueAt(file, 'value'))
  const value = initial ?? written
  if (value === undefined) {
    const keys = ['decay', 'minimum', 'function'].filter((key) => !isNothing(valueAt(file, key)))
    if (keys.length > 0) warn(`${keys.join(', ')}: not used, because the file has no value`)
    return undefined
  }
  const originalScore = Math.round(value)
  const scoreCurve = curveOf(file, decay !== undefined, warn)
  if (scoreCurve === 'Fixed') return { originalScore, scoreCurve, minScoreRate: 1 }
  if (decay === undefined || minimum === undefined) {
    const missing = [decay === undefined && 'decay', minimum === undefined && 'minimum'].filter(Boolean)
    warn(`type: dynamic without ${missing.join(' and ')}; the decay of the score does not change`)
    return { originalScore }
  }
  if (minimum > originalScore) warn(`minimum: ${minimum} is above the value; the value stays fixed`)
  const minScoreRate = minScoreRateFor(originalScore, Math.round(minimum))
  return { originalScore, scoreCurve, minScoreRate, decaySolves: decay }
}
