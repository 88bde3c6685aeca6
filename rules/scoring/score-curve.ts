/** How the points of a challenge fall with its solves. The contract has the first one only. */
export const scoreCurves = ['Exponential', 'Fixed', 'Linear', 'Logarithmic', 'Table'] as const

export type ScoreCurve = (typeof scoreCurves)[number]

export type ScoreRule = {
  scoreCurve: ScoreCurve
  /** Points of the first solver. */
  originalScore: number
  /** Minimum score as a share of the original score, 0 to 1. */
  minScoreRate: number
  /**
   * The pace of the curve. Exponential: the number of solves after which the decaying share has fallen to 1/e.
   * Linear: the points that each solve after the first takes away. Logarithmic: the number of solves after the
   * first at which the minimum is reached.
   */
  difficulty: number
  /** Points by number of solves, from 1 on; not empty if the curve is a table. */
  scoreTable: readonly number[]
}

/**
 * The points of each of the challenge's `solves` solvers.
 *
 * Exponential: ⌊O · (r + (1 − r) · e^((1 − n) / d))⌋, from the rules of API level 1.2.6.
 *
 * Linear and logarithmic are the functions `linear` and `logarithmic` of CTFd since version 2.0.5
 * (CTFd/plugins/dynamic_challenges/decay.py), with N = n − 1 solves after the first, the original score v, the
 * minimum m and the decay k: max(m, ⌈v − k · N⌉) and max(m, ⌈(m − v) / k² · N² + v⌉), where a k of 0 counts as 1.
 * They use the same operations in the same order as CTFd, so that rounding gives the same points.
 */
export function dynamicScore(rule: ScoreRule, solves: number): number {
  const { originalScore, difficulty } = rule
  const later = Math.max(0, solves - 1)
  switch (rule.scoreCurve) {
    case 'Fixed':
      return originalScore
    case 'Linear':
      return Math.max(minScore(rule), Math.ceil(originalScore - difficulty * later))
    case 'Logarithmic': {
      const minimum = minScore(rule)
      const decay = difficulty === 0 ? 1 : difficulty
      const points = ((minimum - originalScore) / (decay * decay)) * (later * later) + originalScore
      return Math.max(minimum, Math.ceil(points))
    }
    case 'Table':
      return rule.scoreTable[Math.min(later, rule.scoreTable.length - 1)] ?? originalScore
    case 'Exponential':
      return exponentialScore(rule, solves)
  }
}

function exponentialScore({ originalScore, minScoreRate, difficulty }: ScoreRule, solves: number): number {
  if (solves <= 1) return originalScore
  // A negative difficulty would grow without bound, so it means no decay.
  const decay = Math.min(1, Math.exp((1 - solves) / difficulty))
  return Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * decay))
}

/** The lowest score in points that solves can lead to. */
export function minScore(rule: ScoreRule): number {
  const { scoreCurve, originalScore, minScoreRate, difficulty, scoreTable } = rule
  const isConstant = scoreCurve === 'Fixed' || (scoreCurve === 'Linear' && difficulty === 0)
  if (isConstant) return originalScore
  if (scoreCurve === 'Table') return Math.min(...scoreTable)
  return Math.floor(minScoreRate * originalScore)
}

/** The smallest rate whose minimum score is `minimum` points of `originalScore`, of which it is at most all. */
export function minScoreRateFor(originalScore: number, minimum: number): number {
  if (originalScore <= 0) return 1
  let rate = Math.min(1, Math.max(0, minimum / originalScore))
  while (rate < 1 && Math.floor(rate * originalScore) < minimum) rate += Number.EPSILON
  return rate
}
