import type { SubmissionType } from '../../../prisma/generated/client/enums.ts'
import type { SolveType } from '../../../rules/blood-bonus.ts'

export const solveTypes: readonly SolveType[] = [1, 2, 3, 4]

const normalSolve: SolveType = 4

const names = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'] as const

export function solveTypeName(type: SolveType): SubmissionType {
  return names[type]
}

/** The type of a solve with `place` earlier counted solves of its challenge. */
export function solveTypeAt(place: number, disableBloodBonus: boolean): SolveType {
  if (disableBloodBonus || place > 2) return normalSolve
  return place === 0 ? 1 : place === 1 ? 2 : 3
}
