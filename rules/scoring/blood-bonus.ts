/** 50, 30 and 10 permille of the challenge's score for first, second and third blood. */
export const defaultBloodBonus = 52_459_530

const largestPart = 1000

/** Splits the value into its three 10-bit parts in permille: first, second, third blood. */
export function bloodBonusParts(bonus: number): [first: number, second: number, third: number] {
  return [(bonus >>> 20) & 0x3ff, (bonus >>> 10) & 0x3ff, bonus & 0x3ff]
}

/** Packs three parts in permille into one number; parts out of range are clamped. */
export function packBloodBonus(parts: readonly [first: number, second: number, third: number]): number {
  return parts.reduce((packed, part) => packed * 2 ** 10 + Math.min(largestPart, Math.max(0, part)), 0)
}

/** The value itself, or the default if a part is out of range. */
export function validBloodBonus(bonus: number): number {
  const fits = Number.isInteger(bonus) && bonus >= 0 && bonus < 2 ** 30
  return fits && bloodBonusParts(bonus).every((part) => part <= largestPart) ? bonus : defaultBloodBonus
}

/**
 * The numbers of a solve's types: 1 to 3 for first, second and third blood and 4 for normal, as in the contract. 5 to
 * 11 are the fourth to tenth solve of a challenge in a game that gives these solves a bonus in points.
 */
export type SolveType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

const typesInOrder: readonly SolveType[] = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]

/** The largest number of solves that a bonus in points can reward. */
export const mostBloods = typesInOrder.length

export type BonusRule = {
  /** Three packed parts in permille. Without effect while there are points. */
  bloodBonus: number
  /** The bonus in points of the first solves of a challenge, in order; empty for a bonus in permille. */
  bloodBonusPoints: readonly number[]
}

/** The type of a solve with `index` earlier counted solves of its challenge, if the challenge has a blood bonus. */
export function solveTypeAt(index: number, { bloodBonusPoints }: BonusRule): SolveType {
  return (index < Math.max(3, bloodBonusPoints.length) ? typesInOrder[index] : undefined) ?? 4
}

/** Points by the number of the solve's type (index 0 is unused). A bonus of 0 gives every solve the same points. */
export function pointsByType(score: number, { bloodBonus, bloodBonusPoints }: BonusRule): readonly number[] {
  if (bloodBonusPoints.length > 0) {
    const points = [0, score, score, score, score]
    for (const [index, bonus] of bloodBonusPoints.entries()) points[typesInOrder[index] ?? 4] = score + bonus
    return points
  }
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

/** Points of a solve with blood bonus, in single precision like the published results of API level 1.2.6. */
export function pointsWithBonus(score: number, partPermille: number): number {
  const factor = Math.fround(Math.fround(partPermille / 1000) + 1)
  return roundHalfToEven(Math.fround(Math.fround(score) * factor))
}

function roundHalfToEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  if (rest !== 0.5) return Math.round(value)
  return floor % 2 === 0 ? floor : floor + 1
}
