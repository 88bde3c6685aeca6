import { describe, expect, it } from 'vitest'
import {
  bloodBonusParts,
  defaultBloodBonus,
  packBloodBonus,
  pointsByType,
  pointsWithBonus,
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
    expect(pointsByType(score, defaultBloodBonus)).toEqual([0, first, second, third, score])
  })

  it('of 0 gives every solve the same points', () => {
    expect(pointsByType(400, 0)).toEqual([0, 400, 400, 400, 400])
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
