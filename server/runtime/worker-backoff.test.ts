import { expect, it } from 'vitest'
import { nextDelayMs } from './worker-backoff.ts'

it('waits longer for each crash soon after a start, up to half a minute, and starts anew after a healthy minute', () => {
  const delays: number[] = []
  for (let lastDelayMs = 0; delays.length < 7; delays.push(lastDelayMs)) {
    lastDelayMs = nextDelayMs({ ranMs: 100, lastDelayMs })
  }
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(nextDelayMs({ ranMs: 60_000, lastDelayMs: 30_000 })).toBe(1000)
})
