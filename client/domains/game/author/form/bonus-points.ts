import { mostBloods } from '../../../../../rules/scoring/blood-bonus.ts'
import { gameLimits } from '../../../../../rules/field-limits.ts'

/** The bonus points in a typed text; null unless it has 1 to 10 whole numbers from 0 to 100,000 and nothing else. */
export function bonusPointsOf(text: string): number[] | null {
  const points = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)
  const isValid = points.every(
    (value) => Number.isInteger(value) && value >= 0 && value <= gameLimits.bonusPoints,
  )
  return isValid && points.length > 0 && points.length <= mostBloods ? points : null
}
