/**
 * The parameters of a score curve. `difficulty` is the number of solves after which the variable part falls
 * to 1/e.
 */
export type ScoreRule = { originalScore: number; minScoreRate: number; difficulty: number }

/** Points of a challenge that `solves` teams have solved, before bonus; as the server counts them. */
export function scoreAt({ originalScore, minScoreRate, difficulty }: ScoreRule, solves: number): number {
  if (solves <= 1) return originalScore
  // The same clamping as on the server; tests hold both copies to one table.
  const decay = Math.min(1, Math.exp((1 - solves) / difficulty))
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * decay))
}

/** The least that it can come to. */
export function floorScore({ originalScore, minScoreRate }: ScoreRule): number {
  return Math.floor(minScoreRate * originalScore)
}

/** The number of solves on the chart's axis: all teams, or until the score hardly changes. */
export function chartedSolves({ difficulty }: ScoreRule, teamCount: number): number {
  const settled = Number.isFinite(difficulty) && difficulty > 0 ? Math.ceil(1 + 5 * difficulty) : 0
  return Math.min(5000, Math.max(20, settled, teamCount))
}

const STEPS = [5, 50, 100, 20, 200, 500, 1000]

/** Solve counts worth a column, five at most: where the challenge stands now, and steps of the way. */
export function tabledSolves(last: number, now: number): number[] {
  const shown = new Set([1, Math.max(1, now)])
  for (const step of STEPS) {
    if (shown.size < 5 && step <= last) shown.add(step)
  }
  return [...shown].sort((one, other) => one - other)
}
