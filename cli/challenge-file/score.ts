import { toScoreCurve, type ScoreCurve } from './score-curve.ts'
import { isMap, isNothing, textOf, type YamlMap, type YamlValue } from './yaml.ts'

type Warn = (text: string) => void

/** Files have these keys at the top level or below `extra`. */
function valueAt(file: YamlMap, key: string): YamlValue | undefined {
  const extra = file['extra']
  return isNothing(file[key]) && isMap(extra) ? extra[key] : file[key]
}

function numberAt(file: YamlMap, key: string, warn: Warn): number | undefined {
  const written = valueAt(file, key)
  if (written === undefined || isNothing(written)) return undefined
  const number = Number(written)
  if (typeof written === 'string' && Number.isFinite(number) && number >= 0 && number < 2 ** 31) return number
  warn(`${key}: ${JSON.stringify(written)} is not a number of points or solves`)
  return undefined
}

/** The score curve, or the part of it that the file gives. */
export function readScore(file: YamlMap, warn: Warn): Partial<ScoreCurve> | undefined {
  const decay = numberAt(file, 'decay', warn)
  const minimum = numberAt(file, 'minimum', warn)
  const initial = numberAt({ initial: valueAt(file, 'initial') ?? '' }, 'initial', warn)
  const value = initial ?? numberAt(file, 'value', warn)
  const type = textOf(file['type']).toLowerCase()
  const isDynamic = type === 'dynamic' || (type === '' && decay !== undefined)
  if (!['', 'dynamic', 'standard'].includes(type)) {
    warn(`type: unknown type "${type}"; the value stays fixed`)
  }
  if (value === undefined) return undefined
  const points = Math.round(value)
  if (!isDynamic) return toScoreCurve({ type: 'standard', value: points })
  if (decay === undefined || minimum === undefined) {
    const missing = [decay === undefined && 'decay', minimum === undefined && 'minimum'].filter(Boolean)
    warn(`type: dynamic without ${missing.join(' and ')}; the decay of the score does not change`)
    return { originalScore: points }
  }
  if (minimum > points) warn(`minimum: ${minimum} is above the value; the value stays fixed`)
  if (decay === 0) warn('decay: 0 solves; the decay of the score does not change')
  const isLinear = valueAt(file, 'function') === 'linear'
  return toScoreCurve({ type: 'dynamic', value: points, minimum: Math.round(minimum), decay, isLinear })
}
