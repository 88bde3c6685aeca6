import { packBloodBonus } from '../../../rules/blood-bonus.ts'

/** Percent on top for the first three solves, with one digit behind the point. */
export type BonusPercent = { first: number | null; second: number | null; third: number | null }

type Permille = { first: number; second: number; third: number }

export function bonusPercent({ first, second, third }: Permille): BonusPercent {
  return { first: first / 10, second: second / 10, third: third / 10 }
}

/** The API's number: three values of ten bits in permille; 0 means no bonus. */
export function packBonus({ first, second, third }: BonusPercent): number {
  const permille = (percent: number | null) => Math.round((percent ?? 0) * 10)
  return packBloodBonus([permille(first), permille(second), permille(third)])
}
