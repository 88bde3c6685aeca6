import type { SubmissionType } from '../../../prisma/generated/client/enums.ts'

const names: readonly SubmissionType[] = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal']

/** The contract's name. It calls the fourth and later solves normal, also where they have a bonus. */
export function solveTypeName(type: number): SubmissionType {
  return names[type] ?? 'Normal'
}
