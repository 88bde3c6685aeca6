import type { Warn } from '../source.ts'
import { isNothing, isText, textOf, type YamlValue } from '../yaml.ts'

type Range = { min: number; max: number }

/** A whole number in the range. Undefined if it is missing, or not such a number, with a warning. */
export function wholeNumber(
  key: string,
  value: YamlValue | undefined,
  { min, max }: Range,
  warn: Warn,
): number | undefined {
  if (isNothing(value)) return undefined
  const number = isText(value) ? Number(textOf(value)) : NaN
  if (Number.isInteger(number) && number >= min && number <= max) return number
  warn(`${key}: ${JSON.stringify(value)} is not a whole number from ${min} to ${max}`)
  return undefined
}

export const portRange = { min: 1, max: 65_535 }
export const pointRange = { min: 0, max: 2 ** 31 - 1 }
export const attemptRange = { min: 0, max: 1000 }
