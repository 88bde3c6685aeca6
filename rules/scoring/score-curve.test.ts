import { describe, expect, it } from 'vitest'
import { dynamicScore, minScore, minScoreRateFor, type ScoreRule } from './score-curve.ts'

const counts = [1, 2, 3, 4, 5, 10, 20, 50]

function rule(changes: Partial<ScoreRule> = {}): ScoreRule {
  const exponential = { originalScore: 1000, minScoreRate: 0.25, difficulty: 5 }
  return { scoreCurve: 'Exponential', ...exponential, scoreTable: [], ...changes }
}

describe('an exponential curve', () => {
  it.each([
    [1000, 0.25, 5, [1000, 864, 752, 661, 586, 373, 266, 250]],
    [500, 0.25, 3, [500, 393, 317, 262, 223, 143, 125, 125]],
    [500, 1, 5, [500, 500, 500, 500, 500, 500, 500, 500]],
    [1000, 0, 1, [1000, 367, 135, 49, 18, 0, 0, 0]],
  ])('decays %d points at rate %d and difficulty %d', (originalScore, minScoreRate, difficulty, expected) => {
    const curve = rule({ originalScore, minScoreRate, difficulty })
    expect(counts.map((count) => dynamicScore(curve, count))).toEqual(expected)
  })

  it('is the original score before anyone solved it', () => {
    expect(dynamicScore(rule({ originalScore: 700, difficulty: 2 }), 0)).toBe(700)
  })

  it.each([0, 1])('is the original score after %d solves at difficulty 0', (solves) => {
    expect(dynamicScore(rule({ originalScore: 700, difficulty: 0 }), solves)).toBe(700)
  })

  it.each([
    [0, 250],
    [-0.001, 1000],
    [-5, 1000],
  ])('stays between the minimum and the original score at difficulty %d', (difficulty, expected) => {
    expect(dynamicScore(rule({ difficulty }), 10)).toBe(expected)
  })

  it.each([
    [0, 500],
    [1, 500],
    [5, 457],
    [15, 371],
    [50, 202],
    [100, 125],
    [100_000, 100],
  ])('after %d solves of 500 points with a slow decay is %d', (solves, points) => {
    const curve = rule({ originalScore: 500, minScoreRate: 0.2, difficulty: 36 })
    expect(dynamicScore(curve, solves)).toBe(points)
    expect(minScore(curve)).toBe(100)
    expect(dynamicScore({ ...curve, difficulty: 0 }, 2)).toBe(100)
  })
})

describe('a fixed curve', () => {
  it('keeps the original score, which is also its minimum', () => {
    const curve = rule({ scoreCurve: 'Fixed', originalScore: 300 })
    expect([0, 1, 2, 1000].map((count) => dynamicScore(curve, count))).toEqual([300, 300, 300, 300])
    expect(minScore(curve)).toBe(300)
  })
})

describe('a linear curve', () => {
  it.each([
    // 500 − 10 · N, at least 100.
    [500, 0.2, 10, { 0: 500, 1: 500, 2: 490, 11: 400, 40: 110, 41: 100, 42: 100, 1000: 100 }],
    // A fraction is rounded up.
    [100, 0, 2.5, { 1: 100, 2: 98, 3: 95, 4: 93, 40: 3, 41: 0, 42: 0 }],
    [100, 0.5, 0, { 1: 100, 50: 100 }],
    [100, 1, 10, { 1: 100, 50: 100 }],
  ])(
    'of %d points at rate %d takes away %d points a solve',
    (originalScore, minScoreRate, difficulty, points) => {
      const curve = rule({ scoreCurve: 'Linear', originalScore, minScoreRate, difficulty })
      for (const [count, score] of Object.entries(points)) {
        expect([count, dynamicScore(curve, Number(count))]).toEqual([count, score])
      }
      expect(minScore(curve)).toBe(dynamicScore(curve, 100_000))
    },
  )
})

describe('a logarithmic curve', () => {
  it.each([
    [
      500,
      0.2,
      50,
      { 0: 500, 1: 500, 2: 500, 3: 500, 5: 498, 10: 488, 20: 443, 36: 304, 50: 116, 51: 100, 52: 100 },
    ],
    [1000, 0.25, 15, { 1: 1000, 2: 997, 3: 987, 8: 837, 15: 347, 16: 250, 17: 250, 300: 250 }],
    // A decay of 0 counts as 1.
    [500, 0.2, 0, { 1: 500, 2: 100, 3: 100 }],
    [500, 0.2, 1, { 1: 500, 2: 100, 3: 100 }],
    [500, 1, 50, { 1: 500, 60: 500 }],
    [0, 0, 50, { 1: 0, 60: 0 }],
  ])(
    'of %d points at rate %d reaches it after %d solves',
    (originalScore, minScoreRate, difficulty, points) => {
      const curve = rule({ scoreCurve: 'Logarithmic', originalScore, minScoreRate, difficulty })
      for (const [count, score] of Object.entries(points)) {
        expect([count, dynamicScore(curve, Number(count))]).toEqual([count, score])
      }
    },
  )
})

describe('a table', () => {
  const curve = rule({ scoreCurve: 'Table', originalScore: 500, scoreTable: [500, 450, 450, 60, 80] })

  it('gives its row, and after the last row the value of the last row', () => {
    const points = [0, 1, 2, 3, 4, 5, 6, 1000].map((count) => dynamicScore(curve, count))
    expect(points).toEqual([500, 500, 450, 450, 60, 80, 80, 80])
  })

  it('has its lowest value as the minimum', () => {
    expect(minScore(curve)).toBe(60)
  })
})

describe('minScore', () => {
  it.each([
    [1000, 0.25, 250],
    [333, 0.5, 166],
    [500, 0, 0],
  ])('is, of %d points at rate %d, %d', (originalScore, minScoreRate, expected) => {
    for (const scoreCurve of ['Exponential', 'Linear', 'Logarithmic'] as const)
      expect(minScore(rule({ scoreCurve, originalScore, minScoreRate }))).toBe(expected)
  })
})

describe('minScoreRateFor', () => {
  it('gives the rate of every minimum exactly', () => {
    for (let originalScore = 1; originalScore < 1500; originalScore += 7) {
      for (let minimum = 0; minimum <= originalScore; minimum += 3) {
        const minScoreRate = minScoreRateFor(originalScore, minimum)
        expect(minScore(rule({ originalScore, minScoreRate }))).toBe(minimum)
      }
    }
  })

  it.each([
    [0, 0],
    [100, 300],
  ])('of %d points with a minimum of %d is all', (originalScore, minimum) => {
    expect(minScoreRateFor(originalScore, minimum)).toBe(1)
  })
})
