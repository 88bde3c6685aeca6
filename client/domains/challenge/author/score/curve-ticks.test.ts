import { expect, test } from 'vitest'
import { curveTicks } from './curve-ticks.ts'

test.each([
  [500, 100, 186, [0, 100, 300, 500], [0, 50, 100, 150, 186]],
  [1000, 0, 20, [0, 500, 1000], [0, 5, 10, 15, 20]],
  [100, 100, 26, [0, 100], [0, 10, 20, 26]],
  [1000, 250, 2300, [0, 250, 625, 1000], [0, 1000, 2300]],
  [1000, 250, 51, [0, 250, 625, 1000], [0, 20, 40, 51]],
])('a curve from %d to %d over %d solves', (top, floor, last, scores, solvesAt) => {
  expect(curveTicks({ top, floor, last, width: 304 })).toEqual({ scores, solvesAt })
})
