import { expect, test } from 'vitest'
import { chartedSolves, floorScore, scoreAt, tabledSolves } from './dynamic-score.ts'

const rule = { originalScore: 500, minScoreRate: 0.2, difficulty: 36 }

test.each([
  [0, 500],
  [1, 500],
  [5, 457],
  [15, 371],
  [50, 202],
  [100, 125],
  [100_000, 100],
])('after %d solves it is worth %d', (solves, points) => {
  expect(scoreAt(rule, solves)).toBe(points)
})

test('knows its floor and how much of the curve to show', () => {
  expect(floorScore(rule)).toBe(100)
  expect(chartedSolves(rule, 10)).toBe(181)
  expect(chartedSolves(rule, 186)).toBe(186)
  expect(chartedSolves({ ...rule, difficulty: 0 }, 3)).toBe(20)
})

test('keeps a decay of 0 in bounds', () => {
  expect(scoreAt({ ...rule, difficulty: 0 }, 2)).toBe(100)
})

test.each([
  [186, 15, [1, 5, 15, 50, 100]],
  [186, 0, [1, 5, 20, 50, 100]],
  [40, 5, [1, 5, 20]],
  [1000, 300, [1, 5, 50, 100, 300]],
])('of %d solves with %d now the table shows %j', (last, now, shown) => {
  expect(tabledSolves(last, now)).toEqual(shown)
})
