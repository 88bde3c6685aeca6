import { describe, expect, it } from 'vitest'
import { clockText, durationAttribute, remainingUntil } from './remaining.ts'

describe('time that remains', () => {
  it('counts down to zero', () => {
    expect(remainingUntil(10_000, 10_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(remainingUntil(10_000, 99_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })

  it('rounds up to whole seconds', () => {
    expect(remainingUntil(10_001, 10_000).seconds).toBe(1)
    expect(remainingUntil(60_000, 1).seconds).toBe(0)
    expect(remainingUntil(60_000, 1).minutes).toBe(1)
  })

  it('shows more than 24 hours below three days, and days from then on', () => {
    const hour = 3_600_000
    expect(clockText(remainingUntil(28 * hour + 40 * 60_000 + 53_000, 0), 'd')).toBe('28:40:53')
    expect(clockText(remainingUntil(71 * hour, 0), 'd')).toBe('71:00:00')
    expect(clockText(remainingUntil(72 * hour, 0), 'd')).toBe('3 d 00:00:00')
    expect(clockText(remainingUntil(102 * hour + 9000, 0), 'd')).toBe('4 d 06:00:09')
  })

  it('has a machine-readable duration', () => {
    expect(durationAttribute(remainingUntil(90_061_000, 0))).toBe('P1DT1H1M1S')
  })
})
