/** The points of a challenge as a file gives them. */
export type FileScore =
  | { type: 'standard'; value: number }
  | { type: 'dynamic'; value: number; minimum: number; decay: number; isLinear?: boolean }

export type ScoreCurve = { originalScore: number; minScoreRate: number; difficulty?: number }

const smallestDifficulty = 0.1

/** The number of solves at which the file's curve is halfway between value and minimum. */
function solvesAtHalf({ value, minimum, decay, isLinear }: Extract<FileScore, { type: 'dynamic' }>): number {
  if (isLinear) return 1 + (value - minimum) / (2 * decay)
  return decay / Math.SQRT2
}

/** The smallest rate whose minimum score, rounded down like on the platform, is not below `minimum`. */
function rateFor(value: number, minimum: number): number {
  let rate = minimum / value
  while (Math.floor(value * rate) < minimum) rate += Number.EPSILON
  return rate
}

/**
 * Fits the platform's curve floor(O·(r + (1 − r)·e^((1 − n)/d))) to the file's initial value, its minimum, and the
 * point where half of the difference is lost. Derivation: docs/import.md.
 */
export function toScoreCurve(score: FileScore): ScoreCurve {
  const { value } = score
  if (score.type === 'standard' || value <= 0) return { originalScore: value, minScoreRate: 1 }
  const minimum = Math.min(Math.max(score.minimum, 0), value)
  const minScoreRate = rateFor(value, minimum)
  if (score.decay <= 0) return { originalScore: value, minScoreRate }
  const exact = (solvesAtHalf({ ...score, minimum }) - 1) / Math.LN2
  const difficulty = Math.max(Math.round(exact * 100) / 100, smallestDifficulty)
  return { originalScore: value, minScoreRate, difficulty }
}
