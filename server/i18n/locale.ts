export const locales = [
  'en-US',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'id-ID',
  'ko-KR',
  'ru-RU',
  'de-DE',
  'fr-FR',
  'es-ES',
  'vi-VN',
] as const

export type Locale = (typeof locales)[number]

export const fallbackLocale: Locale = 'en-US'

const byLowerCase = new Map(locales.map((locale) => [locale.toLowerCase(), locale]))

/**
 * The best of an `Accept-Language` header: its three likeliest items, exact cultures only, as the contract
 * (conventions, section 11) has it.
 */
export function negotiateLocale(header: string | undefined): Locale {
  if (!header || header.length > 1000) return fallbackLocale
  const items = header
    .split(',')
    .map((item, index) => {
      const [tag = '', ...parameters] = item.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean)
      return { tag: tag.trim().toLowerCase(), quality: quality ? Number(quality) : 1, index }
    })
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .slice(0, 3)
  for (const { tag } of items) {
    const locale = byLowerCase.get(tag)
    if (locale) return locale
  }
  return fallbackLocale
}
