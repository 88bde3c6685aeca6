/** 50, 30 and 10 permille of the challenge's score for the first, second and third solve. */
export const defaultBloodBonus = 52_459_530

const largestPart = 1000

/** Three 10-bit parts in permille: first, second, third blood. */
export function bloodBonusParts(bonus: number): [first: number, second: number, third: number] {
  return [(bonus >>> 20) & 0x3ff, (bonus >>> 10) & 0x3ff, bonus & 0x3ff]
}

/** The one number for three parts in permille; parts out of range count as the nearest that is in it. */
export function packBloodBonus(parts: readonly [first: number, second: number, third: number]): number {
  return parts.reduce((packed, part) => packed * 2 ** 10 + Math.min(largestPart, Math.max(0, part)), 0)
}

/** The value itself, or the default where a part is out of its range. */
export function validBloodBonus(bonus: number): number {
  const fits = Number.isInteger(bonus) && bonus >= 0 && bonus < 2 ** 30
  return fits && bloodBonusParts(bonus).every((part) => part <= largestPart) ? bonus : defaultBloodBonus
}

/** The contract's numbers of the types that a solve can have: three bloods and the rest. */
export type SolveType = 1 | 2 | 3 | 4

/**
 * Points by the number of the solve's type: three bloods, then the rest (index 0 is never used). A bonus of 0 gives
 * every solve the same.
 */
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

/** Points of a blood. Single precision throughout, as the published results of API level 1.2.6 were computed. */
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
