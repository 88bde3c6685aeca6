import type { SubmissionType } from '../../../prisma/generated/client/enums.ts'
import { bloodBonusParts, pointsWithBonus } from '../game/blood-bonus.ts'

/** The contract's numbers of the submission types that a solve can have. */
export type SolveType = 1 | 2 | 3 | 4

export const solveTypes: readonly SolveType[] = [1, 2, 3, 4]

const normalSolve: SolveType = 4

const names = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'] as const

export function solveTypeName(type: SolveType): SubmissionType {
  return names[type]
}

/** Type of the solve that has `place` counted solves of its challenge before it. */
export function solveTypeAt(place: number, disableBloodBonus: boolean): SolveType {
  if (disableBloodBonus || place > 2) return normalSolve
  return place === 0 ? 1 : place === 1 ? 2 : 3
}

/** Points by the number of the type (index 0 is never used). A bonus of 0 gives every solve the same. */
export function pointsByType(score: number, bloodBonus: number): readonly number[] {
  if (bloodBonus === 0) return [0, score, score, score, score]
  const [first, second, third] = bloodBonusParts(bloodBonus)
  return [
    0,
    pointsWithBonus(score, first),
    pointsWithBonus(score, second),
    pointsWithBonus(score, third),
    score,
  ]
}
