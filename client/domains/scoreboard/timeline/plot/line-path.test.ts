import { expect, test } from 'vitest'
import { linePoints, marksPath, stepPath } from './line-path.ts'

const plot = { left: 40, right: 10, top: 20, bottom: 20, width: 100, height: 100 }
const frame = { plot, shown: { from: 0, to: 100 }, highest: 500 }
const span = { from: 0, until: 90 }
const team = { line: { times: [10, 50], totals: [100, 250] }, total: 250 }

/** The corners of a path of marks, by mark. */
const marksOf = (path: string) => path.split('Z').filter(Boolean)

test('a line begins with 0 points, steps at each change of the score, and ends now', () => {
  const points = linePoints(team, span, frame)
  expect(points).toEqual([[40, 120], [50, 100], [90, 70], [130, 70]]) // oxfmt-ignore
  expect(stepPath(points)).toBe('M40 120H50V100H90V70H130V70')
})

test('a line without solves is flat, and one with a later change ends at it', () => {
  expect(stepPath(linePoints({ line: { times: [], totals: [] }, total: 0 }, span, frame))).toBe(
    'M40 120H130V120',
  )
  const later = linePoints({ line: { times: [95], totals: [500] }, total: 500 }, span, frame)
  expect(later.at(-1)).toEqual([135, 20])
  expect(stepPath([])).toBe('')
})

test('a narrower time window spreads the line over more than the plot', () => {
  const points = linePoints(team, span, { ...frame, shown: { from: 40, to: 60 } })
  expect(points.map(([x]) => x)).toEqual([-160, -110, 90, 290])
})

test('marks are on at most 16 points, evenly chosen', () => {
  const points = Array.from({ length: 100 }, (_, index) => [40 + index, 70] as const)
  const marks = marksOf(marksPath(points, 'square', 8, plot))
  expect(marks).toHaveLength(15)
  expect(marks[1]).toBe('M43 66L51 66L51 74L43 74')
  expect(marksOf(marksPath(points.slice(0, 16), 'square', 8, plot))).toHaveLength(16)
})

test('marks outside of the plot are left out, and those on its edge are whole', () => {
  const points = [[39, 70], [40, 120], [60, 10], [140, 20], [141, 70]] as const // oxfmt-ignore
  expect(marksOf(marksPath(points, 'square', 8, plot))).toEqual([
    'M36 116L44 116L44 124L36 124',
    'M136 16L144 16L144 24L136 24',
  ])
})

test.each(['circle', 'square', 'triangle', 'diamond', 'arrow'] as const)('a %s fills its square', (mark) => {
  const corners = [...marksPath([[90, 70]], mark, 8, plot).matchAll(/([\d.]+) ([\d.]+)/g)]
  const xs = corners.map(([, x]) => Number(x))
  const ys = corners.map(([, , y]) => Number(y))
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([86, 94, 66, 74])
})
