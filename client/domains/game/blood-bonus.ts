/** The bonus of the first three solves in percent, with one decimal. */
export type BonusPercent = { first: number | null; second: number | null; third: number | null }

type Permille = { first: number; second: number; third: number }

export function bonusPercent({ first, second, third }: Permille): BonusPercent {
  return { first: first / 10, second: second / 10, third: third / 10 }
}

/** An empty field means no bonus. */
export function bonusPermille({ first, second, third }: BonusPercent): Permille {
  const permille = (percent: number | null) => Math.round((percent ?? 0) * 10)
  return { first: permille(first), second: permille(second), third: permille(third) }
}
