import { describe, expect, it } from 'vitest'
import { partLength } from './activity.ts'
import { scoreRanges } from './score-ranges.ts'

describe('the ranges of points', () => {
  it('have round borders, and the last one includes the most points', () => {
    expect(scoreRanges([0, 99, 100, 950, 1000])).toEqual([
      { from: 0, to: 100, teamCount: 2 },
      { from: 100, to: 200, teamCount: 1 },
      ...[200, 300, 400, 500, 600, 700, 800].map((from) => ({ from, to: from + 100, teamCount: 0 })),
      { from: 900, to: 1000, teamCount: 2 },
    ])
  })

  it.each([[[]], [[0]], [[3, 7]], [[1001]], [[123_456, 5]]])('of %j contain every team once', (scores) => {
    const ranges = scoreRanges(scores)
    expect(ranges.length).toBeLessThanOrEqual(10)
    expect(ranges.reduce((sum, { teamCount }) => sum + teamCount, 0)).toBe(scores.length)
    expect(ranges.at(-1)?.to ?? 0).toBeGreaterThanOrEqual(Math.max(0, ...scores))
  })
})

describe('the parts of a game', () => {
  it.each([
    [48 * 60_000, 60_000],
    [3 * 3_600_000, 300_000],
    [48 * 3_600_000, 3_600_000],
    [365 * 86_400_000, 10_080 * 60_000 * 2],
  ])('of %i ms are at most 48', (windowMs, atMost) => {
    expect(partLength(windowMs)).toBeLessThanOrEqual(atMost)
    expect(Math.ceil(windowMs / partLength(windowMs))).toBeLessThanOrEqual(48)
  })
})
