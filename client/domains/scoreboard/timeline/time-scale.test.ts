import { describe, expect, it } from 'vitest'
import { scoreScale, spreadLabels, timeTicks, within, zoomed } from './time-scale.ts'

const HOUR = 3_600_000

describe('the scales of the timeline', () => {
  it('have ticks at round local times', () => {
    const from = new Date(2026, 10, 20, 18, 30).getTime()
    const ticks = timeTicks(from, from + 20 * HOUR, 8)
    expect(ticks.map((tick) => new Date(tick).getHours())).toEqual([21, 0, 3, 6, 9, 12])
    expect(timeTicks(from, from + HOUR, 6).map((tick) => new Date(tick).getMinutes())).toEqual([
      30, 45, 0, 15, 30,
    ])
  })

  it('end just above the highest score', () => {
    expect(scoreScale(4992)).toEqual({ top: 5000, step: 1000 })
    expect(scoreScale(5001)).toEqual({ top: 6000, step: 2000 })
    expect(scoreScale(0)).toEqual({ top: 100, step: 20 })
  })

  it('keep labels apart and above the bottom', () => {
    expect(spreadLabels([10, 12, 80], 17, 200)).toEqual([10, 27, 80])
    expect(spreadLabels([190, 195, 199], 17, 200)).toEqual([166, 183, 200])
    expect(spreadLabels([], 17, 200)).toEqual([])
  })

  it('zoom around a time and stay inside the game', () => {
    const whole = { from: 0, to: 10 * HOUR }
    expect(zoomed(whole, whole, 0.5, 5 * HOUR)).toEqual({ from: 2.5 * HOUR, to: 7.5 * HOUR })
    expect(zoomed({ from: 8 * HOUR, to: 10 * HOUR }, whole, 2, 10 * HOUR)).toEqual({
      from: 6 * HOUR,
      to: 10 * HOUR,
    })
    expect(zoomed(whole, whole, 2, HOUR)).toBeNull()
    expect(within({ from: -HOUR, to: HOUR }, whole)).toEqual({ from: 0, to: 2 * HOUR })
  })
})
