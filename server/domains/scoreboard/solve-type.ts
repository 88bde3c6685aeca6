import type { SubmissionType } from '../../../prisma/generated/client/enums.ts'
import type { SolveType } from '../../../rules/blood-bonus.ts'

export const solveTypes: readonly SolveType[] = [1, 2, 3, 4]

const normalSolve: SolveType = 4

const names = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'] as const

export function solveTypeName(type: SolveType): SubmissionType {
  return names[type]
}

/** The type of a solve with `index` earlier counted solves of its challenge. */
export function solveTypeAt(index: number, disableBloodBonus: boolean): SolveType {
  if (disableBloodBonus || index > 2) return normalSolve
  return index === 0 ? 1 : index === 1 ? 2 : 3
}
