/** The bonus of the first three solves in percent, with one decimal. */
export type BonusPercent = { first: number | null; second: number | null; third: number | null }

type Permille = { first: number; second: number; third: number }

export function bonusPercent({ first, second, third }: Permille): BonusPercent {
  return { first: first / 10, second: second / 10, third: third / 10 }
}

/** The bonuses of a game's solves. Permille are zeros while there are points. */
export type BloodBonuses = {
  readonly permille: readonly [number, number, number]
  /** Extra points of the first solves, in order; empty for a bonus in permille. */
  readonly points: readonly number[]
}

const noBonuses: BloodBonuses = { permille: [0, 0, 0], points: [] }

export function bloodBonusesOf(game: {
  bloodBonus: Permille
  bloodBonusPoints: readonly number[]
}): BloodBonuses {
  const { bloodBonus, bloodBonusPoints: points } = game
  if (points.length > 0) return { ...noBonuses, points }
  return { permille: [bloodBonus.first, bloodBonus.second, bloodBonus.third], points }
}

/** An empty field means no bonus. */
export function bonusPermille({ first, second, third }: BonusPercent): Permille {
  const permille = (percent: number | null) => Math.round((percent ?? 0) * 10)
  return { first: permille(first), second: permille(second), third: permille(third) }
}
