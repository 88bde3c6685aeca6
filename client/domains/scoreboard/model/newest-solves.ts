const KEPT_LATEST = 8

/** The newest solves, found without sorting all of them: a board can have hundreds of thousands. */
export function newestOf<Solve extends { time: number }>(solves: readonly Solve[]): Solve[] {
  const newest: Solve[] = []
  for (const solve of solves) {
    if (newest.length >= KEPT_LATEST && solve.time < (newest.at(-1)?.time ?? 0)) continue
    const index = newest.findIndex(({ time }) => time <= solve.time)
    newest.splice(index < 0 ? newest.length : index, 0, solve)
    newest.length = Math.min(newest.length, KEPT_LATEST)
  }
  return newest
}
