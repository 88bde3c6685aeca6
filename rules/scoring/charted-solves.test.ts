import { expect, test } from 'vitest'
import type { ScoreRule } from './score-curve.ts'
import { chartedSolves, curvePoints, tabledSolves } from './charted-solves.ts'

const rule: ScoreRule = {
  scoreCurve: 'Exponential',
  originalScore: 500,
  minScoreRate: 0.2,
  difficulty: 36,
  scoreTable: [],
}

test('the chart shows the score curve until it is constant and all teams have solved', () => {
  expect(chartedSolves(rule, 10)).toBe(181)
  expect(chartedSolves(rule, 186)).toBe(186)
  expect(chartedSolves({ ...rule, difficulty: 0 }, 3)).toBe(20)
  expect(chartedSolves({ ...rule, scoreCurve: 'Fixed' }, 3)).toBe(20)
  expect(chartedSolves({ ...rule, scoreCurve: 'Linear', difficulty: 4 }, 3)).toBe(101)
  expect(chartedSolves({ ...rule, scoreCurve: 'Linear', difficulty: 0 }, 3)).toBe(20)
  expect(chartedSolves({ ...rule, scoreCurve: 'Logarithmic' }, 3)).toBe(37)
  expect(chartedSolves({ ...rule, scoreCurve: 'Table', scoreTable: Array(30).fill(1) }, 3)).toBe(30)
})

test.each([
  [186, 15, [1, 5, 15, 50, 100]],
  [186, 0, [1, 5, 20, 50, 100]],
  [40, 5, [1, 5, 20]],
  [1000, 300, [1, 5, 50, 100, 300]],
])('the table of a chart of %d solves shows, after %d solves, the columns %j', (last, now, shown) => {
  expect(tabledSolves(last, now)).toEqual(shown)
})

test('the points of a curve are evenly spaced between the first and the last number of solves', () => {
  const linear: ScoreRule = { ...rule, scoreCurve: 'Linear', difficulty: 10 }
  const points = curvePoints(linear, 41, 5)
  expect(points.map(({ solves }) => solves)).toEqual([1, 11, 21, 31, 41])
  expect(points.map(({ score }) => score)).toEqual([500, 400, 300, 200, 100])
  expect(curvePoints(linear, 20, 40)).toHaveLength(20)
})

test('the points of a long table show each change, if the changes are few', () => {
  const scoreTable = Array.from({ length: 500 }, (_, index) => (index === 249 ? 1 : index < 400 ? 500 : 300))
  const table: ScoreRule = { ...rule, scoreCurve: 'Table', scoreTable }
  expect(curvePoints(table, 500, 40)).toEqual([
    { solves: 1, score: 500 },
    { solves: 249, score: 500 },
    { solves: 250, score: 1 },
    { solves: 251, score: 500 },
    { solves: 400, score: 500 },
    { solves: 401, score: 300 },
    { solves: 500, score: 300 },
  ])
  const steep = { ...table, scoreTable: scoreTable.map((_, index) => 500 - index) }
  expect(curvePoints(steep, 500, 40)).toHaveLength(40)
})
