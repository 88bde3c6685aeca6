type Moment = { readonly time: number }
type Change = { readonly points: number; readonly decidesTies: boolean }

type Changes<Solve extends Moment> = {
  /** In order of time. */
  readonly solves: readonly Solve[]
  /** In order of time. */
  readonly adjustments: readonly (Moment & { readonly points: number })[]
  /** The points of all of them. */
  readonly total: number
  /** What a solve gives now, and whether its challenge decides ties. */
  valueOf(solve: Solve): Change
}

/**
 * The time at which a score last changed, which decides between teams of equal score; Infinity if it never did. A
 * solve of 0 points changes nothing, and neither does an adjustment while the total stays at 0 or below, because the
 * score is at least 0. Solves of challenges that do not decide ties are passed over.
 */
export function lastChange<Solve extends Moment>({
  solves,
  adjustments,
  total,
  valueOf,
}: Changes<Solve>): number {
  let after = total
  let [solveIndex, adjustmentIndex] = [solves.length - 1, adjustments.length - 1]
  while (solveIndex >= 0 || adjustmentIndex >= 0) {
    const [solve, adjustment] = [solves[solveIndex], adjustments[adjustmentIndex]]
    const isSolve = solve !== undefined && !(adjustment && adjustment.time >= solve.time)
    if (isSolve) solveIndex--
    else adjustmentIndex--
    const { points, decidesTies } = isSolve
      ? valueOf(solve)
      : { points: adjustment?.points ?? 0, decidesTies: true }
    const before = after - points
    if (decidesTies && Math.max(0, before) !== Math.max(0, after)) {
      return isSolve ? solve.time : (adjustment?.time ?? Infinity)
    }
    after = before
  }
  return Infinity
}
