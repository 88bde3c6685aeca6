import { describe, expect, it } from 'vitest'
import { instanceClock, roughWait, waitSeconds } from './instance-clock.ts'

const at = (minute: number, second = 0) => Date.UTC(2026, 0, 1, 10, minute, second)
const iso = (minute: number, second = 0) => new Date(at(minute, second)).toISOString()
/** An instance that runs from 10:00 to 11:00 and can be extended from 10:50. */
const times = {
  startedAt: iso(0),
  expectStopAt: iso(60),
  extendableAt: iso(50),
  readyAt: iso(0, 10),
}

describe('the clock of an instance', () => {
  it('counts down to 0', () => {
    expect(instanceClock(times, at(0))).toMatchObject({ share: 1, isOver: false })
    expect(instanceClock(times, at(45))).toMatchObject({ share: 0.25, isOver: false })
    expect(instanceClock(times, at(60))).toMatchObject({ share: 0, isOver: true })
    expect(instanceClock(times, at(61))).toMatchObject({ share: 0, isOver: true })
  })

  it('is at most the whole lifetime if the local clock is behind', () => {
    expect(instanceClock(times, at(-1)).share).toBe(1)
  })

  it('can be extended from the moment its window opens until it is over', () => {
    const canExtend = (minute: number, second = 0) => instanceClock(times, at(minute, second)).canExtend
    expect([canExtend(0), canExtend(49, 59), canExtend(50), canExtend(59, 59), canExtend(60)]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(instanceClock(times, at(0)).windowMinutes).toBe(10)
  })

  it('can be extended at once if the window is longer than the lifetime', () => {
    expect(instanceClock({ ...times, extendableAt: iso(-30) }, at(0))).toMatchObject({
      canExtend: true,
      windowMinutes: 90,
    })
  })

  it('cannot be extended without a window, and has no window while it does not run', () => {
    expect(instanceClock({ ...times, extendableAt: null }, at(59))).toMatchObject({
      canExtend: false,
      windowMinutes: 0,
    })
    const none = { startedAt: null, expectStopAt: null, extendableAt: null, readyAt: null }
    expect(instanceClock(none, at(0))).toEqual({
      share: 0,
      isOver: true,
      canExtend: false,
      windowMinutes: 0,
      waitSeconds: 0,
    })
  })

  it('rounds an expected wait to five seconds or a minute', () => {
    const wait = (seconds: number) => Object.values(roughWait(new Date(seconds * 1000).toISOString(), 0))
    expect([-3, 5, 6, 21, 55, 56, 61].map(wait)).toEqual([
      ['moments', 0],
      ['moments', 0],
      ['seconds', 10],
      ['seconds', 25],
      ['seconds', 55],
      ['minutes', 1],
      ['minutes', 2],
    ])
  })

  it('rounds waiting times up to whole seconds', () => {
    expect(waitSeconds(times.readyAt, at(0))).toBe(10)
    expect(waitSeconds(times.readyAt, at(0, 9) + 1)).toBe(1)
    expect(waitSeconds(times.readyAt, at(0, 10))).toBe(0)
    expect(waitSeconds(null, at(0))).toBe(0)
  })
})
