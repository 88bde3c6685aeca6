import { expect, it } from 'vitest'
import { pauseBands, pausedMs } from './paused-time.ts'

const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 0, minutes)).toISOString()
const parts = [0, 10, 20, 30].map((minutes) => ({ startAt: at(minutes) }))
const pauses = [
  { pausedAt: at(-5), resumedAt: at(2) },
  { pausedAt: at(15), resumedAt: at(30) },
]

it('returns the positions of pauses without the time before the first part', () => {
  expect(pauseBands(parts, pauses)).toEqual([
    { from: 0, to: 0.2 },
    { from: 1.5, to: 3 },
  ])
})

it('counts the paused time of each part', () => {
  expect(pausedMs(parts, pauses).map((ms) => ms / 60_000)).toEqual([2, 5, 10, 0])
})

it('returns no bands for a single part, whose length is unknown', () => {
  expect(pauseBands(parts.slice(0, 1), pauses)).toEqual([])
  expect(pausedMs([], pauses)).toEqual([])
})
