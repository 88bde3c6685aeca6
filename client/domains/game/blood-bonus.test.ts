import { expect, test } from 'vitest'
import { bloodBonusesOf, bonusPercent, bonusPermille } from './blood-bonus.ts'

test.each([
  [
    { first: 5, second: 3, third: 1 },
    { first: 50, second: 30, third: 10 },
  ],
  [
    { first: null, second: 0, third: 0.55 },
    { first: 0, second: 0, third: 6 },
  ],
])('the percentages %j become the permille values %j', (percent, permille) => {
  expect(bonusPermille(percent)).toEqual(permille)
})

test('a blood bonus in permille is shown in percent', () => {
  expect(bonusPercent({ first: 50, second: 35, third: 0 })).toEqual({ first: 5, second: 3.5, third: 0 })
})

test('a bonus in points replaces the one in permille', () => {
  const bloodBonus = { first: 50, second: 30, third: 10 }
  expect(bloodBonusesOf({ bloodBonus, bloodBonusPoints: [] })).toEqual({ permille: [50, 30, 10], points: [] })
  expect(bloodBonusesOf({ bloodBonus, bloodBonusPoints: [7, 5] })).toEqual({
    permille: [0, 0, 0],
    points: [7, 5],
  })
})
