import { expect, test } from 'vitest'
import { bonusPercent, packBonus } from './blood-bonus.ts'

test.each([
  [{ first: 5, second: 3, third: 1 }, 52_459_530],
  [{ first: null, second: 0, third: 0 }, 0],
  [{ first: 100, second: 100, third: 100 }, 1_049_601_000],
  [{ first: 0.5, second: 250, third: -1 }, 5 * 2 ** 20 + 1000 * 2 ** 10],
])('%j packs into %d', (percent, packed) => {
  expect(packBonus(percent)).toBe(packed)
})

test('reads permille as percent', () => {
  expect(bonusPercent({ first: 50, second: 35, third: 0 })).toEqual({ first: 5, second: 3.5, third: 0 })
})
