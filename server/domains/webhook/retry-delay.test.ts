import { expect, it } from 'vitest'
import { maxAttempts, retryDelayMs } from './retry-delay.ts'

it('grows with every failure, adds at most a quarter, and ends within five hours', () => {
  const attempts = Array.from({ length: maxAttempts - 1 }, (_, index) => index + 1)
  const pauses = attempts.map((attempt) => retryDelayMs(attempt, 0) ?? 0)
  expect(pauses.every((pause, index) => pause > (pauses[index - 1] ?? 0))).toBe(true)
  const longest = attempts.map((attempt) => retryDelayMs(attempt, 1) ?? 0)
  expect(longest).toEqual(pauses.map((pause) => pause * 1.25))
  expect(longest.reduce((sum, pause) => sum + pause)).toBeLessThan(5 * 3_600_000)
  expect(retryDelayMs(maxAttempts, 0)).toBeNull()
})

it('waits as long as the receiver asks, at most two hours', () => {
  expect(retryDelayMs(1, 0, 60_000)).toBe(60_000)
  expect(retryDelayMs(1, 0, 1)).toBe(5000)
  expect(retryDelayMs(1, 0, 86_400_000)).toBe(7_200_000)
})
