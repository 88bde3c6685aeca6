export type ScoreRule = {
  /** Points of the first solver. */
  originalScore: number
  /** Minimum score as a share of the original score, 0 to 1. */
  minScoreRate: number
  /** Number of solves after which the decaying share has fallen to 1/e. */
  difficulty: number
}

/**
 * The points of each of the challenge's `solves` solvers: exponential decay towards the minimum (contract: rules).
 */
export function dynamicScore({ originalScore, minScoreRate, difficulty }: ScoreRule, solves: number): number {
  if (solves <= 1) return originalScore
  // A negative difficulty would grow without bound, so it means no decay.
  const decay = Math.min(1, Math.exp((1 - solves) / difficulty))
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * decay))
}

/** The minimum score in points, as the editor shows it. */
export function minScore({ originalScore, minScoreRate }: Omit<ScoreRule, 'difficulty'>): number {
  return Math.floor(minScoreRate * originalScore)
}
