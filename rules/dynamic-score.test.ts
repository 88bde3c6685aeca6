import { describe, expect, it } from 'vitest'
import { dynamicScore, minScore } from './dynamic-score.ts'

const counts = [1, 2, 3, 4, 5, 10, 20, 50]

describe('dynamicScore', () => {
  it.each([
    [1000, 0.25, 5, [1000, 864, 752, 661, 586, 373, 266, 250]],
    [500, 0.25, 3, [500, 393, 317, 262, 223, 143, 125, 125]],
    [500, 1, 5, [500, 500, 500, 500, 500, 500, 500, 500]],
    [1000, 0, 1, [1000, 367, 135, 49, 18, 0, 0, 0]],
  ])('decays %d points at rate %d and difficulty %d', (originalScore, minScoreRate, difficulty, expected) => {
    const rule = { originalScore, minScoreRate, difficulty }
    expect(counts.map((count) => dynamicScore(rule, count))).toEqual(expected)
  })

  it('is the original score before anyone solved it', () => {
    expect(dynamicScore({ originalScore: 700, minScoreRate: 0.1, difficulty: 2 }, 0)).toBe(700)
  })

  it.each([0, 1])('is the original score after %d solves at difficulty 0', (solves) => {
    expect(dynamicScore({ originalScore: 700, minScoreRate: 0.1, difficulty: 0 }, solves)).toBe(700)
  })

  it.each([
    [0, 250],
    [-0.001, 1000],
    [-5, 1000],
  ])('stays between the minimum and the original score at difficulty %d', (difficulty, expected) => {
    expect(dynamicScore({ originalScore: 1000, minScoreRate: 0.25, difficulty }, 10)).toBe(expected)
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
    const rule = { originalScore: 500, minScoreRate: 0.2, difficulty: 36 }
    expect(dynamicScore(rule, solves)).toBe(points)
    expect(minScore(rule)).toBe(100)
    expect(dynamicScore({ ...rule, difficulty: 0 }, 2)).toBe(100)
  })
})

describe('minScore', () => {
  it.each([
    [1000, 0.25, 250],
    [333, 0.5, 166],
    [500, 0, 0],
  ])('is, of %d points at rate %d, %d', (originalScore, minScoreRate, expected) => {
    expect(minScore({ originalScore, minScoreRate })).toBe(expected)
  })
})
