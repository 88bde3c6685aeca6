import { expect, it } from 'vitest'
import { wavesOf } from './schedule-waves.ts'

it('challenges are grouped by the time of their release, and those without one come first', () => {
  const challenges = [
    { id: 1, releaseAt: '2030-01-02T00:00:00.000Z' },
    { id: 2, releaseAt: null },
    { id: 3, releaseAt: '2030-01-01T00:00:00.000Z' },
    { id: 4, releaseAt: '2030-01-02T01:00:00+01:00' },
    { id: 5, releaseAt: undefined },
  ]
  expect(wavesOf(challenges).map((wave) => wave.challenges.map(({ id }) => id))).toEqual([
    [2, 5],
    [3],
    [1, 4],
  ])
  expect(wavesOf(challenges).map(({ releaseAt }) => releaseAt)).toEqual([
    null,
    '2030-01-01T00:00:00.000Z',
    '2030-01-02T00:00:00.000Z',
  ])
})
