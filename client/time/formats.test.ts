import { describe, expect, it } from 'vitest'
import { formatDate, relativeTime } from './formats.ts'

const NOW = Date.parse('2026-11-21T12:00:00')
const ago = (ms: number) => relativeTime(NOW - ms, NOW, 'en-US')

describe('relative time', () => {
  it('speaks in the largest unit that fits', () => {
    expect(ago(5000)).toBe('now')
    expect(ago(13 * 60_000)).toBe('13 min ago')
    expect(ago(3_600_000)).toBe('1 h ago')
    expect(ago(59.7 * 60_000)).toBe('1 h ago')
    expect(ago(2 * 86_400_000)).toBe('2 days ago')
    expect(ago(8 * 86_400_000)).toBe('1 week ago')
    expect(relativeTime(NOW + 2 * 86_400_000, NOW, 'en-US')).toBe('in 2 days')
  })
})

describe('dates', () => {
  it('put the day first where the language does', () => {
    expect(formatDate(NOW, 'short', 'de-DE')).toMatch(/^21 Nov/)
    expect(formatDate(NOW, 'shortWithYear', 'fr-FR')).toMatch(/^21 nov.* 2026$/)
    for (const locale of ['id-ID', 'es-ES', 'vi-VN', 'ru-RU'])
      expect(formatDate(NOW, 'short', locale)).toMatch(/^21/)
  })

  it('put the month first in English and the CJK languages', () => {
    expect(formatDate(NOW, 'short', 'en-US')).toBe('Nov 21')
    expect(formatDate(NOW, 'shortWithYear', 'en-US')).toBe('Nov 21, 2026')
    expect(formatDate(NOW, 'short', 'ja-JP')).toBe('11月21日')
    expect(formatDate(NOW, 'monthYear', 'en-US')).toBe('Nov 2026')
  })
})
