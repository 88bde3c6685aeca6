/** The contract's numbers of the types that a solve can have: three bloods and the rest. */
export type SolveType = 1 | 2 | 3 | 4

export function toSolveType(value: number): SolveType {
  return value === 1 || value === 2 || value === 3 ? value : 4
}

/**
 * Points by the number of the type (index 0 is never used). The same arithmetic as the server's, in single
 * precision and halves to even, so that a board moved on here equals one that is loaded anew.
 */
export function pointsByType(score: number, bloodBonus: number): readonly number[] {
  if (bloodBonus === 0) return [0, score, score, score, score]
  const withPart = (shift: number) => pointsWithBonus(score, (bloodBonus >>> shift) & 0x3ff)
  return [0, withPart(20), withPart(10), withPart(0), score]
}

function pointsWithBonus(score: number, partPermille: number): number {
  const factor = Math.fround(Math.fround(partPermille / 1000) + 1)
  const points = Math.fround(Math.fround(score) * factor)
  const floor = Math.floor(points)
  if (points - floor !== 0.5) return Math.round(points)
  return floor % 2 === 0 ? floor : floor + 1
}
