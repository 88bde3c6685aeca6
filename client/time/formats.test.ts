import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateAndZone, exactTime, formatDate, relativeTime } from './formats.ts'

const NOW = Date.parse('2026-11-21T12:00:00')
const ago = (ms: number) => relativeTime(NOW - ms, NOW, 'en-US')

describe('relative time', () => {
  it('uses the largest unit that fits', () => {
    expect(ago(5000)).toBe('now')
    expect(ago(13 * 60_000)).toBe('13 min ago')
    expect(ago(3_600_000)).toBe('1 h ago')
    expect(ago(59.7 * 60_000)).toBe('1 h ago')
    expect(ago(23.4 * 3_600_000)).toBe('23 h ago')
    expect(ago(23.75 * 3_600_000)).toBe('1 day ago')
    expect(ago(2 * 86_400_000)).toBe('2 days ago')
    expect(ago(6.7 * 86_400_000)).toBe('1 week ago')
    expect(ago(8 * 86_400_000)).toBe('1 week ago')
    expect(relativeTime(NOW + 2 * 86_400_000, NOW, 'en-US')).toBe('in 2 days')
  })
})

describe('dates', () => {
  const shapes = ['short', 'shortWithYear', 'monthYear'] as const

  it.each([
    ['de-DE', '21. Nov.', '21. Nov. 2026', 'Nov. 2026'],
    ['id-ID', '21 Nov', '21 Nov 2026', 'Nov 2026'],
    ['fr-FR', '21 nov.', '21 nov. 2026', 'nov. 2026'],
    ['es-ES', '21 nov', '21 nov 2026', 'nov 2026'],
    ['vi-VN', '21 thg 11', '21 thg 11, 2026', 'thg 11 2026'],
    ['ru-RU', '21 нояб.', '21 нояб. 2026 г.', 'нояб. 2026 г.'],
    ['en-US', 'Nov 21', 'Nov 21, 2026', 'Nov 2026'],
    ['zh-CN', '11月21日', '2026年11月21日', '2026年11月'],
    ['zh-TW', '11月21日', '2026年11月21日', '2026年11月'],
    ['ja-JP', '11月21日', '2026年11月21日', '2026年11月'],
    ['ko-KR', '11월 21일', '2026년 11월 21일', '2026년 11월'],
  ])('have the order of %s', (locale, ...dates) => {
    expect(shapes.map((shape) => formatDate(NOW, shape, locale))).toEqual(dates)
  })

  it('are shown relatively in every language', () => {
    expect(relativeTime(NOW - 13 * 60_000, NOW, 'de-DE')).toBe('vor 13 Min.')
    expect(relativeTime(NOW + 5 * 86_400_000, NOW, 'ru-RU')).toBe('через 5 дней')
    expect(relativeTime(NOW - 5000, NOW, 'ja-JP')).toBe('今')
  })
})

describe('zones', () => {
  afterEach(() => vi.unstubAllEnvs())
  const noon = Date.parse('2026-11-21T12:00:00Z')

  it('exact times have the local zone and the time in UTC', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(exactTime(noon, 'de-DE')).toBe(
      'Samstag, 21. November 2026 um 21:00:00 GMT+9 · 21.11.2026, 12:00 UTC',
    )
    expect(dateAndZone(noon, 'de-DE', noon)).toBe('21. Nov. 21:00 GMT+9')
    expect(dateAndZone(noon, 'de-DE', Date.parse('2027-01-01T12:00:00Z'))).toBe('21. Nov. 2026 21:00 GMT+9')
  })

  it('exact times have 24 hours, as all other times', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    for (const locale of ['en-US', 'es-ES', 'zh-TW', 'vi-VN']) {
      expect(exactTime(noon, locale)).toMatch(/21:00:00/)
      expect(exactTime(noon, locale)).toMatch(/12:00.* UTC$/)
    }
  })

  it('exact times of a browser in UTC are not written twice', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(exactTime(noon, 'de-DE')).toBe('Samstag, 21. November 2026 um 12:00:00 UTC')
  })
})
