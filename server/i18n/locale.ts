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

const byLowerCase = new Map<string, Locale>(locales.map((locale) => [locale.toLowerCase(), locale]))

/** The cookie in which other clients of the REST contract store the language: `c=ja-JP|uic=ja-JP`. */
const cultureCookie = '.AspNetCore.Culture'

/** The locale of a language without a region. */
const byLanguage = new Map<string, Locale>(locales.map((locale) => [locale.slice(0, 2), locale]))
byLanguage.set('zh', 'zh-CN')
const traditional = /^zh-(?:hant|tw|hk|mo)\b/

/** The locale of a language tag as browsers send it: `de`, `de-AT`, `zh-Hans` or `zh-Hant-HK`. */
function closest(tag: string): Locale | undefined {
  if (traditional.test(tag)) return 'zh-TW'
  return byLowerCase.get(tag) ?? byLanguage.get(/^[a-z]+/.exec(tag)?.[0] ?? '')
}

/**
 * The best match of an `Accept-Language` header, of its three most preferred items as in the contract (conventions,
 * section 11). An item without a locale of its own stands for the locale of its language.
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
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.index - b.index)
    .slice(0, 3)
  for (const { tag } of items) {
    const locale = closest(tag)
    if (locale) return locale
  }
  return fallbackLocale
}

type Request = {
  url: string
  cookies: Readonly<Record<string, string | undefined>>
  acceptLanguage?: string | undefined
}

/** The language of an answer: from the URL, else the cookie, else the header (conventions, section 11). */
export function localeOfRequest({ url, cookies, acceptLanguage }: Request): Locale {
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '')
  const cookie = new URLSearchParams((cookies[cultureCookie] ?? '').replaceAll('|', '&'))
  return (
    find(query.get('ui-culture') ?? query.get('culture')) ??
    find(cookie.get('uic') ?? cookie.get('c')) ??
    negotiateLocale(acceptLanguage)
  )
}

function find(culture: string | null): Locale | undefined {
  return byLowerCase.get(culture?.toLowerCase() ?? '')
}
