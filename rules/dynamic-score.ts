export type ScoreRule = {
  /** Points of the first solver. */
  originalScore: number
  /** Share of the original score that is never lost, 0 to 1. */
  minScoreRate: number
  /** Solves it takes for the decaying share to fall to 1/e. */
  difficulty: number
}

/** What a challenge is worth, in points, to each of its `solves` solvers: exponential decay towards the minimum. */
export function dynamicScore({ originalScore, minScoreRate, difficulty }: ScoreRule, solves: number): number {
  if (solves <= 1) return originalScore
  // A negative difficulty would grow without bound; it means no decay.
  const decay = Math.min(1, Math.exp((1 - solves) / difficulty))
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * decay))
}

/** What the editor shows as the least that a challenge can be worth, in points. */
export function minScore({ originalScore, minScoreRate }: Omit<ScoreRule, 'difficulty'>): number {
  return Math.floor(minScoreRate * originalScore)
}
