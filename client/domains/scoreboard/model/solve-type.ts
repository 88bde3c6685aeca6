import type { SolveType } from '../../../../rules/blood-bonus.ts'

export function toSolveType(value: number): SolveType {
  return value === 1 || value === 2 || value === 3 ? value : 4
}
