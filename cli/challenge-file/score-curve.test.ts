import { describe, expect, it } from 'vitest'
import { toScoreCurve, type ScoreCurve } from './score-curve.ts'

const fileScore = (value: number, minimum: number, decay: number, solves: number) =>
  Math.max(minimum, Math.ceil(((minimum - value) / decay ** 2) * solves ** 2 + value))

const platformScore = ({ originalScore, minScoreRate, difficulty = 5 }: ScoreCurve, solves: number) =>
  solves <= 1
    ? originalScore
    : Math.floor(originalScore * (minScoreRate + (1 - minScoreRate) * Math.exp((1 - solves) / difficulty)))

describe('toScoreCurve', () => {
  it.each([
    [500, 100, 450],
    [500, 100, 50],
    [1000, 250, 15],
    [300, 100, 40],
  ])('matches a file of %i, %i, %i at the start, at half and at the end', (value, minimum, decay) => {
    const curve = toScoreCurve({ type: 'dynamic', value, minimum, decay })
    expect(platformScore(curve, 1)).toBe(value)
    const half = Math.round(decay / Math.SQRT2)
    const step = (2 * (value - minimum)) / decay
    expect(Math.abs(platformScore(curve, half) - fileScore(value, minimum, decay, half))).toBeLessThanOrEqual(
      Math.ceil(step),
    )
    expect(platformScore(curve, 1_000_000)).toBe(minimum)
  })

  it('reaches half of the difference at the same solve as a linear file', () => {
    const curve = toScoreCurve({ type: 'dynamic', value: 500, minimum: 100, decay: 10, isLinear: true })
    expect(platformScore(curve, 21)).toBeCloseTo(300, -1)
  })

  it('keeps a standard challenge at its value', () => {
    expect(toScoreCurve({ type: 'standard', value: 10 })).toEqual({ originalScore: 10, minScoreRate: 1 })
  })

  it('never ends below the minimum because of rounding', () => {
    for (let value = 1; value < 1500; value += 7) {
      for (let minimum = 1; minimum <= value; minimum += 3) {
        const { minScoreRate } = toScoreCurve({ type: 'dynamic', value, minimum, decay: 30 })
        expect(Math.floor(value * minScoreRate)).toBe(minimum)
      }
    }
  })

  it('accepts files with contradictory values', () => {
    expect(toScoreCurve({ type: 'dynamic', value: 100, minimum: 300, decay: 20 }).minScoreRate).toBe(1)
    expect(toScoreCurve({ type: 'dynamic', value: 0, minimum: 0, decay: 20 }).minScoreRate).toBe(1)
    expect(toScoreCurve({ type: 'dynamic', value: 100, minimum: 10, decay: 0 }).difficulty).toBeUndefined()
    expect(toScoreCurve({ type: 'dynamic', value: 100, minimum: 10, decay: 1 }).difficulty).toBe(0.1)
  })
})
