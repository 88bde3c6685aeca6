import { roundStep } from '../../../rules/round-step.ts'

/** The number of teams with at least `from` and less than `to` points; the last range includes `to`. */
export type ScoreRange = { from: number; to: number; teamCount: number }

const maxRanges = 10

/** The teams by their points, in at most ten ranges of equal width, whose borders are round numbers. */
export function scoreRanges(scores: readonly number[]): ScoreRange[] {
  if (scores.length === 0) return []
  const width = Math.max(1, roundStep(Math.max(1, ...scores) / maxRanges))
  const count = Math.max(1, Math.ceil(Math.max(1, ...scores) / width))
  const ranges = Array.from({ length: count }, (_, index) => ({
    from: index * width,
    to: (index + 1) * width,
    teamCount: 0,
  }))
  for (const score of scores) {
    const range = ranges[Math.min(count - 1, Math.floor(Math.max(0, score) / width))]
    if (range) range.teamCount += 1
  }
  return ranges
}
