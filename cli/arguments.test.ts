import { describe, expect, it } from 'vitest'
import { numberOption, readArguments, timeOption } from './arguments.ts'
import { UsageError } from './errors.ts'

describe('arguments', () => {
  it('rejects an unknown option', () => {
    expect(() => readArguments(['--gam', '1'], { game: { type: 'string' } })).toThrow(UsageError)
  })

  it('reads whole numbers and rejects anything else', () => {
    expect(numberOption('game', '12')).toBe(12)
    expect(numberOption('top', undefined, 20)).toBe(20)
    for (const wrong of ['', '-1', '1.5', 'one', '99999999999', undefined]) {
      expect(() => numberOption('game', wrong)).toThrow(/--game/)
    }
  })

  it('reads absolute and relative times', () => {
    const now = Date.UTC(2027, 0, 1)
    expect(timeOption('start', 'now', now).getTime()).toBe(now)
    expect(timeOption('end', '+48h', now).getTime()).toBe(now + 48 * 3_600_000)
    expect(timeOption('end', '+2d', now, now + 1000).getTime()).toBe(now + 1000 + 2 * 24 * 3_600_000)
    expect(timeOption('start', '-90m', now).getTime()).toBe(now - 90 * 60_000)
    expect(timeOption('start', '2027-03-01T09:00Z').toISOString()).toBe('2027-03-01T09:00:00.000Z')
    for (const wrong of ['tomorrow', '12', '2027-13-01', undefined]) {
      expect(() => timeOption('start', wrong)).toThrow(/--start/)
    }
  })
})
