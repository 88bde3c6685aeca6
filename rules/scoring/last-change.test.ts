import { describe, expect, it } from 'vitest'
import { lastChange } from './last-change.ts'

type Solve = { time: number; points: number; decidesTies: boolean }
const solve = (time: number, points: number, decidesTies = true): Solve => ({ time, points, decidesTies })

function changedAt(solves: Solve[], adjustments: { time: number; points: number }[] = []): number {
  const total = [...solves, ...adjustments].reduce((sum, { points }) => sum + points, 0)
  return lastChange({ solves, adjustments, total, valueOf: (one) => one })
}

describe('the last change of a score', () => {
  it.each([
    ['never', [], [], Infinity],
    ['at the last solve', [solve(1, 5), solve(3, 5)], [], 3],
    ['at the last adjustment', [solve(1, 5)], [{ time: 2, points: -1 }], 2],
    ['not at a solve of 0 points', [solve(1, 5), solve(3, 0)], [], 1],
    ['not at an adjustment of 0 points', [solve(1, 5)], [{ time: 2, points: 0 }], 1],
    ['not at a challenge that decides no ties', [solve(1, 5), solve(3, 5, false)], [], 1],
    ['not at a loss of a team with 0 points', [], [{ time: 2, points: -5 }], Infinity],
    ['not below 0', [solve(1, 5), solve(4, 2)], [{ time: 3, points: -9 }], 3],
    ['when the score rises above 0', [solve(4, 12)], [{ time: 3, points: -9 }], 4],
    ['at the time of a solve and its equal cost', [solve(2, 5)], [{ time: 2, points: -5 }], 2],
  ])('is %s', (_when, solves, adjustments, time) => expect(changedAt(solves, adjustments)).toBe(time))
})
