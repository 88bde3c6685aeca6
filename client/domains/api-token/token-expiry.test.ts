import { expect, test } from 'vitest'
import { expiryInDays, expiryOfDay, expiryRange } from './token-expiry.ts'

const now = new Date(2026, 2, 10, 15, 30).getTime()

test('a token expires at the end of the chosen day in the time zone of the user', () => {
  expect(expiryOfDay('2026-03-12', now)).toEqual(new Date(2026, 2, 12, 23, 59, 59))
  expect(expiryOfDay('2026-03-10', now)).toEqual(new Date(2026, 2, 10, 23, 59, 59))
})

test('a token expires after one year at the latest', () => {
  const { max } = expiryRange(now)
  expect(expiryOfDay(max, now)).toEqual(expiryInDays(365, now))
})

test.each(['2026-03-09', '2027-03-11', '', 'tomorrow', '2026-3-12'])('a token cannot expire on %j', (day) => {
  expect(expiryOfDay(day, now)).toBeNull()
})
