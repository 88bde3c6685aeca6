import { describe, expect, it } from 'vitest'
import {
  bloodBonusParts,
  defaultBloodBonus,
  packBloodBonus,
  pointsByType,
  pointsWithBonus,
  solveTypeAt,
  validBloodBonus,
} from './blood-bonus.ts'

describe('blood bonus', () => {
  it('holds 5 %, 3 % and 1 % by default', () => {
    expect(bloodBonusParts(defaultBloodBonus)).toEqual([50, 30, 10])
  })

  it.each([
    [1000, 1050, 1030, 1010],
    [500, 525, 515, 505],
    [250, 262, 258, 252],
    [150, 158, 154, 152],
    [350, 367, 360, 354],
    [333, 350, 343, 336],
  ])('of %d points gives %d, %d and %d', (score, first, second, third) => {
    expect(bloodBonusParts(defaultBloodBonus).map((part) => pointsWithBonus(score, part))).toEqual([
      first,
      second,
      third,
    ])
    const rule = { bloodBonus: defaultBloodBonus, bloodBonusPoints: [] }
    expect(pointsByType(score, rule)).toEqual([0, first, second, third, score])
  })

  it('of 0 gives every solve the same points', () => {
    expect(pointsByType(400, { bloodBonus: 0, bloodBonusPoints: [] })).toEqual([0, 400, 400, 400, 400])
  })

  it('packs the parts that it unpacked', () => {
    expect(packBloodBonus([50, 30, 10])).toBe(defaultBloodBonus)
    expect(packBloodBonus([5, 2500, -10])).toBe(5 * 2 ** 20 + 1000 * 2 ** 10)
  })

  it('keeps values whose parts are in range, 0 included', () => {
    const largest = (1000 << 20) | (1000 << 10) | 1000
    for (const bonus of [0, 1, defaultBloodBonus, largest]) expect(validBloodBonus(bonus)).toBe(bonus)
  })

  it.each([1001, 1001 << 10, 1001 << 20, 2 ** 30, -1, 1.5, Number.NaN])(
    'replaces %d by the default',
    (bonus) => {
      expect(validBloodBonus(bonus)).toBe(defaultBloodBonus)
    },
  )
})

describe('a blood bonus in points', () => {
  const rule = (bloodBonusPoints: number[]) => ({ bloodBonus: defaultBloodBonus, bloodBonusPoints })
  const pointsOf = (points: number[], solves: number) =>
    Array.from(
      { length: solves },
      (_, index) => pointsByType(400, rule(points))[solveTypeAt(index, rule(points))],
    )

  it.each([
    [[50], [450, 400, 400, 400]],
    [
      [50, 0, 10],
      [450, 400, 410, 400],
    ],
    [
      [50, 40, 30, 20, 10],
      [450, 440, 430, 420, 410, 400],
    ],
    [
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 1],
      [409, 408, 407, 406, 405, 404, 403, 402, 401, 401, 400],
    ],
  ])('of %j replaces the one in permille', (points, scores) => {
    expect(pointsOf(points, scores.length)).toEqual(scores)
  })

  it.each([
    [[], [1, 2, 3, 4, 4]],
    [[50], [1, 2, 3, 4, 4]],
    [
      [5, 4, 3, 2, 1],
      [1, 2, 3, 5, 6, 4],
    ],
  ])('of %j gives the first solves the types %j', (points, types) => {
    expect(types.map((_, index) => solveTypeAt(index, rule(points)))).toEqual(types)
  })
})
