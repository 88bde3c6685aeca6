import { expect, test } from 'vitest'
import { countScale, spanOf, timeMarks } from './chart-scale.ts'

test.each([
  [0, [1]],
  [1, [1]],
  [3, [1, 2, 3]],
  [24, [10, 20, 30]],
  [410, [200, 400, 600]],
])('the marks up to %i are whole and round', (highest, marks) => {
  expect(countScale(highest)).toEqual({ top: marks.at(-1), marks })
})

const hour = (index: number) => ({ startAt: new Date(2026, 10, 28, 3 + index).toISOString() })
const parts = Array.from({ length: 15 }, (_value, index) => hour(index))

test('the time axis has round hours at their places, without those that the edges cut', () => {
  expect(spanOf(parts)).toBe(15 * 3_600_000)
  const marks = timeMarks(parts, 8)
  expect(marks.map(({ at }) => new Date(at).getHours())).toEqual([4, 6, 8, 10, 12, 14, 16])
  expect(marks[0]?.share).toBeCloseTo(1 / 15)
})

test('a game without activity has no time axis', () => {
  expect(timeMarks([], 8)).toEqual([])
})
