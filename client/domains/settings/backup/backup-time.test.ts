import { afterEach, expect, it, vi } from 'vitest'
import { backupTimeHere } from './backup-time.ts'

afterEach(() => vi.unstubAllEnvs())

const winter = Date.parse('2026-12-01T12:00:00Z')

it.each([
  ['Europe/Berlin', '03:00', winter, 'de-DE', '04:00 MEZ'],
  ['Europe/Berlin', '03:00', Date.parse('2026-07-01T12:00:00Z'), 'en-US', '05:00 GMT+2'],
  ['Asia/Tokyo', '23:30', winter, 'en-US', '08:30 GMT+9'],
])('in %s, %s UTC of a backup is shown in the zone of the viewer', (zone, time, now, locale, shown) => {
  vi.stubEnv('TZ', zone)
  expect(backupTimeHere(time, now, locale)).toBe(shown)
})

it.each(['', '3', '24:00', '03:60', 'noon'])('no time is shown for %j', (time) => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(backupTimeHere(time, winter, 'en-US')).toBe(null)
})

it('no time is shown where the zone is that of the schedule', () => {
  vi.stubEnv('TZ', 'UTC')
  expect(backupTimeHere('03:00', winter, 'en-US')).toBe(null)
})
