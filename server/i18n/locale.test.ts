import { describe, expect, it } from 'vitest'
import { localeOfRequest, negotiateLocale } from './locale.ts'

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['ja-JP', 'ja-JP'],
    ['JA-jp', 'ja-JP'],
    ['de-DE;q=0.5, fr-FR;q=0.9', 'fr-FR'],
    ['pt-BR, ko-KR;q=0.8', 'ko-KR'],
    ['zh, de;q=0.9, ru-RU;q=0.8', 'zh-CN'],
    ['de,en-US;q=0.7,en;q=0.3', 'de-DE'],
    ['de-AT,de;q=0.9,en-US;q=0.8', 'de-DE'],
    ['ja', 'ja-JP'],
    ['en-GB,en;q=0.9,de-DE;q=0.8', 'en-US'],
    ['zh-Hans', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['zh-HK,zh;q=0.9', 'zh-TW'],
    ['zh-Hant-MO', 'zh-TW'],
    ['zh-TW', 'zh-TW'],
    ['zh-TW;q=0.5, zh-CN', 'zh-CN'],
    ['pt-BR, xx, ja;q=0.1', 'ja-JP'],
    ['12, -, ;q=1', 'en-US'],
    ['pt-BR, pt, it, es-ES;q=0.1', 'en-US'],
    ['ja-JP;q=0, vi-VN;q=0.1', 'vi-VN'],
    ['*', 'en-US'],
    [`${'x,'.repeat(600)}ja-JP`, 'en-US'],
  ])('is, for %s, %s', (header, locale) => expect(negotiateLocale(header)).toBe(locale))

  it('reads the address first, then the cookie, then the header', () => {
    const cookies = { '.AspNetCore.Culture': 'c=de-DE|uic=ru-RU' }
    const acceptLanguage = 'ja-JP'
    const of = (url: string, held = {}) => localeOfRequest({ url, cookies: held, acceptLanguage })
    expect(of('/api/config?culture=es-es', cookies)).toBe('es-ES')
    expect(of('/api/config?culture=es-ES&ui-culture=fr-FR', cookies)).toBe('fr-FR')
    expect(of('/api/config?culture=pt-BR', cookies)).toBe('ru-RU')
    expect(of('/api/config', { '.AspNetCore.Culture': 'c=de-DE' })).toBe('de-DE')
    expect(of('/api/config', { '.AspNetCore.Culture': 'nonsense' })).toBe('ja-JP')
    expect(of('/api/config')).toBe('ja-JP')
  })
})
