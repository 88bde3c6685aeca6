import { expect, test } from 'vitest'
import { bonusPointsOf } from './bonus-points.ts'

test.each([
  ['50, 30;20 10', [50, 30, 20, 10]],
  ['', null],
  ['50, some', null],
  ['100001', null],
  ['1 2 3 4 5 6 7 8 9 10 11', null],
])('reads the bonus points of %j as %j', (text, points) => {
  expect(bonusPointsOf(text)).toEqual(points)
})
