import type { SolveType } from '../../../../rules/blood-bonus.ts'

export function toSolveType(value: number): SolveType {
  return value === 1 || value === 2 || value === 3 ? value : 4
}

const typesByName: Readonly<Record<string, SolveType>> = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 }

/** The number of a type by its name in the API. */
export function solveTypeOf(name: string): SolveType {
  return typesByName[name] ?? 4
}
