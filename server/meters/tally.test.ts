import { expect, it } from 'vitest'
import { createTally, measureBetween } from './tally.ts'

it('measures the rate and the durations between two readings, and nothing from before', () => {
  const tally = createTally()
  for (let count = 0; count < 500; count += 1) tally.observe(5000)
  const before = tally.read()
  for (let count = 0; count < 980; count += 1) tally.observe(10)
  for (let count = 0; count < 20; count += 1) tally.observe(400)
  const { perSecond, p50Ms, p99Ms } = measureBetween(before, tally.read(), 5)
  expect(perSecond).toBe(200)
  expect(p50Ms).toBeGreaterThan(10 / 1.25)
  expect(p50Ms).toBeLessThan(10 * 1.25)
  expect(p99Ms).toBeGreaterThan(400 / 1.25)
  expect(p99Ms).toBeLessThan(400 * 1.25)
})

it('has no durations without an event, and keeps those outside its range', () => {
  const tally = createTally()
  const before = tally.read()
  expect(measureBetween(before, tally.read(), 5)).toEqual({ perSecond: 0, p50Ms: null, p99Ms: null })
  for (const odd of [0, -1, Number.NaN, 1e9]) tally.observe(odd)
  const { perSecond, p50Ms, p99Ms } = measureBetween(before, tally.read(), 1)
  expect(perSecond).toBe(4)
  expect(p50Ms).toBeLessThanOrEqual(0.25)
  expect(p99Ms).toBeGreaterThan(60_000)
})
