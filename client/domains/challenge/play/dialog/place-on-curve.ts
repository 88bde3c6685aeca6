type Point = { solves: number; score: number }

/**
 * The number of solves at which a falling curve has this score, as near to the real number of solves as possible: solves
 * of some divisions do not lower the points, so the real number may belong to a lower score.
 */
export function placeOnCurve(points: readonly Point[], score: number, solvedCount: number): number {
  const [first, last] = [points[0]?.solves ?? 1, points.at(-1)?.solves ?? 1]
  const reached = points.findIndex((point) => point.score <= score)
  const left = points.findLastIndex((point) => point.score >= score)
  const earliest = reached === -1 ? last : between(points[reached - 1], points[reached], score, first)
  const latest = left === -1 ? first : between(points[left], points[left + 1], score, last)
  return Math.min(Math.max(solvedCount, Math.min(earliest, latest)), Math.max(earliest, latest))
}

/** The place of the score on the line between two points; `end` if one of them is missing. */
function between(before: Point | undefined, after: Point | undefined, score: number, end: number): number {
  if (!before || !after) return end
  const share = (before.score - score) / (before.score - after.score)
  return before.solves + share * (after.solves - before.solves)
}
