import { describe, expect, it } from 'vitest'
import { detectedLocale, LANGUAGES, LOCALE_FILES, matchLocale } from './languages.ts'

describe('choosing a language', () => {
  it('has the eleven languages and a file for each', () => {
    expect(LANGUAGES).toHaveLength(11)
    expect(
      LANGUAGES.filter(({ isMachineTranslated }) => isMachineTranslated).map(({ locale }) => locale),
    ).toEqual(['de-DE', 'fr-FR', 'es-ES'])
    expect(Object.keys(LOCALE_FILES)).toHaveLength(11)
    expect(LOCALE_FILES['pt-BR']).toBeUndefined()
  })

  it('matches without regard to case, and by language', () => {
    expect(matchLocale('DE-de')).toBe('de-DE')
    expect(matchLocale('ja')).toBe('ja-JP')
    expect(matchLocale('fr-CA')).toBe('fr-FR')
    expect(matchLocale('zh')).toBe('zh-CN')
    expect(matchLocale('zh-Hant-HK')).toBe('zh-TW')
    expect(matchLocale('zh_TW')).toBe('zh-TW')
    expect(matchLocale('pt-BR')).toBeNull()
    expect(matchLocale('')).toBeNull()
  })

  it('uses the stored choice in any case, then the first language of the browser with texts', () => {
    const translated = ['en-US', 'ko-KR', 'fr-FR']
    const browserLocales = ['pt-BR', 'ja', 'ko', 'fr']
    expect(detectedLocale({ stored: null, browserLocales, translated })).toBe('ko-KR')
    expect(detectedLocale({ stored: 'JA-jp', browserLocales, translated })).toBe('ja-JP')
    expect(detectedLocale({ stored: 'pt-BR', browserLocales, translated })).toBe('ko-KR')
  })

  it('falls back to English', () => {
    expect(detectedLocale({ stored: null, browserLocales: ['pt-BR'], translated: ['en-US'] })).toBe('en-US')
    expect(detectedLocale({ stored: '', browserLocales: [], translated: ['en-US'] })).toBe('en-US')
  })
})
