import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countedTime, dayAndTime, dayOf } from './game-dates.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const days = (count: number) => NOW + count * 86_400_000

test.each([
  [days(36), 'in 36 days'],
  [days(2), 'in 2 days'],
  [days(-12), '12 days ago'],
  [days(200), 'in 7 months'],
])('counts the days to %d', (time, text) => {
  expect(countedTime(time, NOW, 'en-US')).toBe(text)
})

test('a date shows its year only if it is in another year and not near', () => {
  expect(dayOf(days(-40), NOW, 'en-US')).toBe('Oct 12')
  expect(dayOf(days(61), NOW, 'en-US')).toBe('Jan 21')
  expect(dayOf(days(-400), NOW, 'en-US')).toBe('Oct 17, 2025')
})

test.each([
  ['en-US', 'Sun, Dec 27, 2026, 12:00 UTC'],
  ['zh-CN', '2026年12月27日周日 UTC 12:00'],
  ['zh-TW', '2026年12月27日週日 12:00 [UTC]'],
  ['ja-JP', '2026年12月27日(日) 12:00 UTC'],
  ['ko-KR', '2026년 12월 27일 (일) 12:00 UTC'],
  ['de-DE', 'So., 27. Dez. 2026, 12:00 UTC'],
  ['id-ID', 'Min, 27 Des 2026, 12.00 UTC'],
])('joins day, time and zone as %s does', (locale, text) => {
  expect(dayAndTime(Date.UTC(2026, 11, 27, 12), locale)).toBe(text)
})

test('day and time leave the year out only with the present time and for a date of this year or near', () => {
  const text = (count: number) => dayAndTime(days(count), 'en-US', NOW)
  expect(text(36)).toBe('Sun, Dec 27, 12:00 UTC')
  expect(text(61)).toBe('Thu, Jan 21, 12:00 UTC')
  expect(text(-400)).toBe('Fri, Oct 17, 2025, 12:00 UTC')
})
