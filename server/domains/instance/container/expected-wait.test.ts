import { describe, expect, it } from 'vitest'
import { expectedWaitMs, type Departure } from './expected-wait.ts'

const nowMs = 1_000_000
/** Starts that waited in the queue, at seconds before now. */
const queued = (...secondsAgo: number[]): Departure[] =>
  secondsAgo.map((seconds) => ({ atMs: nowMs - seconds * 1000, queuedAtMs: 0 }))
const wait = (
  position: number,
  departures: Departure[],
  expiresInSeconds: number[] = [],
  nextQueuedAtMs = 0,
) =>
  expectedWaitMs({
    position,
    departures,
    expiriesMs: expiresInSeconds.map((seconds) => nowMs + seconds * 1000),
    nextQueuedAtMs,
    knownSinceMs: 0,
    nowMs,
  })

describe('the expected wait of a start', () => {
  it('is not known without two starts of a full queue', () => {
    expect(wait(1, [])).toBeNull()
    expect(wait(1, queued(3))).toBeNull()
    expect(wait(1, queued(400, 390, 380))).toBeNull()
    expect(wait(90, queued(1, 1, 1, 1, 1, 1), [5])).toBeNull()
  })

  it('grows with the position, at the pace of the last starts', () => {
    const steady = queued(12, 8, 4, 0)
    expect([wait(1, steady), wait(10, steady)]).toEqual([4000, 40_000])
  })

  it('takes starts that begin together as one step', () => {
    // Three at once, every six seconds: two seconds a start.
    expect(wait(6, queued(12, 12, 12, 6, 6, 6, 0))).toBe(12_000)
  })

  it('leaves out the times in which nobody waited', () => {
    const alone = { atMs: nowMs - 100_000, queuedAtMs: nowMs - 100_000 }
    const next = { atMs: nowMs - 9000, queuedAtMs: nowMs - 9000 }
    const behind = { atMs: nowMs, queuedAtMs: nowMs - 9500 }
    expect(wait(2, [alone, next, behind])).toBe(18_000)
    expect(wait(2, [alone, next])).toBeNull()
  })

  it('grows while no start begins, up to the time at which instances expire', () => {
    expect(wait(1, queued(24, 22, 20))).toBe(8000)
    expect(wait(1, queued(64, 62, 60), [15, 50])).toBe(15_000)
    expect(wait(2, queued(64, 62, 60), [15, 600])).toBeCloseTo(42_667, -1)
    expect(wait(3, queued(64, 62, 60), [15, 50])).toBeCloseTo(64_000, -1)
  })

  it('is not the time until an instance expires before the next start has waited', () => {
    const since = (seconds: number) => wait(1, [], [600], nowMs - seconds * 1000)
    expect([since(0), since(29), since(30)]).toEqual([null, null, 600_000])
  })

  it('is the time until an instance expires when no start is known', () => {
    expect([wait(1, [], [-1, 90]), wait(2, [], [-1, 90])]).toEqual([0, 90_000])
  })
})
