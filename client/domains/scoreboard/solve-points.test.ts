import { expect, it } from 'vitest'
import { pointsByType } from './solve-points.ts'

const DEFAULT_BONUS = (50 << 20) | (30 << 10) | 10

it.each([
  [1000, 1050, 1030, 1010],
  [500, 525, 515, 505],
  [250, 262, 258, 252],
  [150, 158, 154, 152],
  [350, 367, 360, 354],
  [333, 350, 343, 336],
])('gives the bloods of %d points %d, %d and %d', (score, first, second, third) => {
  expect(pointsByType(score, DEFAULT_BONUS)).toEqual([0, first, second, third, score])
})

it('gives everyone the same without a bonus', () => {
  expect(pointsByType(400, 0)).toEqual([0, 400, 400, 400, 400])
})
