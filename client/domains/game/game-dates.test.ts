import { expect, test } from 'vitest'
import { countedTime, dayOf } from './game-dates.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const days = (count: number) => NOW + count * 86_400_000

test.each([
  [days(36), 'in 36 days'],
  [days(2), 'in 2 days'],
  [days(-12), '12 days ago'],
  [days(200), 'in 7 months'],
])('counts the days to %d', (time, text) => {
  expect(countedTime(time, NOW, 'en-US')).toBe(text)
})

test('gives the year only where it is needed', () => {
  expect(dayOf(days(-40), NOW, 'en-US')).toBe('Oct 12')
  expect(dayOf(days(61), NOW, 'en-US')).toBe('Jan 21')
  expect(dayOf(days(-400), NOW, 'en-US')).toBe('Oct 17, 2025')
})
