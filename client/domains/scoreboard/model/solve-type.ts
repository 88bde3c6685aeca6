import { mostBloods, type SolveType } from '../../../../rules/scoring/blood-bonus.ts'

export function toSolveType(value: number): SolveType {
  return value >= 1 && value <= mostBloods + 1 ? (value as SolveType) : 4
}

/** The place of a blood; null for other solves, also for those with a bonus in points. */
export function bloodPlace(type: SolveType): 1 | 2 | 3 | null {
  return type === 1 || type === 2 || type === 3 ? type : null
}
