import { expect, test } from 'vitest'
import { starSums } from './star-sums.ts'

test('the average of a game weighs each rating, not each challenge', () => {
  const sums = starSums([{ starCounts: [0, 0, 0, 0, 3] }, { starCounts: [1, 0, 0, 0, 0] }])
  expect(sums).toEqual({ starCounts: [1, 0, 0, 0, 3], count: 4, average: 4 })
})

test('there is no average without ratings', () => {
  expect(starSums([{ starCounts: [0, 0, 0, 0, 0] }])).toMatchObject({ count: 0, average: null })
})
