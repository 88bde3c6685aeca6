export type Language = {
  /** The locale, as stored and as sent in `accept-language`. */
  locale: string
  /** The name of the language in that language. */
  name: string
  /** No person has reviewed the translation. */
  isMachineTranslated: boolean
}

export const FALLBACK_LOCALE = 'en-US'

export const LANGUAGES: readonly Language[] = [
  { locale: 'en-US', name: 'English', isMachineTranslated: false },
  { locale: 'zh-CN', name: '简体中文', isMachineTranslated: false },
  { locale: 'zh-TW', name: '繁體中文', isMachineTranslated: false },
  { locale: 'ja-JP', name: '日本語', isMachineTranslated: false },
  { locale: 'id-ID', name: 'Bahasa Indonesia', isMachineTranslated: false },
  { locale: 'ko-KR', name: '한국어', isMachineTranslated: false },
  { locale: 'ru-RU', name: 'Русский', isMachineTranslated: false },
  { locale: 'vi-VN', name: 'Tiếng Việt', isMachineTranslated: false },
  { locale: 'de-DE', name: 'Deutsch', isMachineTranslated: true },
  { locale: 'fr-FR', name: 'Français', isMachineTranslated: true },
  { locale: 'es-ES', name: 'Español', isMachineTranslated: true },
]

/** The file of each locale under /static. A locale that is not here has an empty set of translations. */
export const LOCALE_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map(({ locale }) => [locale, `${locale}.json`]),
)

/** The supported locale for a tag such as `DE`, `zh-hk` or `pt-BR`; null if there is none. */
export function matchLocale(requested: string): string | null {
  const wanted = requested.trim().replace('_', '-').toLowerCase()
  if (!wanted) return null
  const exact = LANGUAGES.find(({ locale }) => locale.toLowerCase() === wanted)
  if (exact) return exact.locale
  const [language] = wanted.split('-')
  if (language === 'zh') return /-(hant|tw|hk|mo)\b/.test(wanted) ? 'zh-TW' : 'zh-CN'
  return LANGUAGES.find(({ locale }) => locale.toLowerCase().startsWith(`${language}-`))?.locale ?? null
}

type LocaleSources = {
  /** The previously chosen language. */
  stored: string | null
  /** The browser's languages, the preferred one first. */
  browserLocales: readonly string[]
  /** The locales that have texts. */
  translated: readonly string[]
}

/** The stored language, else the first language of the browser that has texts, else English. */
export function detectedLocale({ stored, browserLocales, translated }: LocaleSources): string {
  const chosen = stored === null ? null : matchLocale(stored)
  if (chosen) return chosen
  return (
    browserLocales.map(matchLocale).find((locale) => locale && translated.includes(locale)) ?? FALLBACK_LOCALE
  )
}
