import i18next, { type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { missingKeys, type Translations } from './completeness.ts'
import { ENGLISH } from './english.ts'
import { detectedLocale, FALLBACK_LOCALE, LANGUAGES, LOCALE_FILES, matchLocale } from './languages.ts'

const STORAGE_KEY = 'language'

// The user's choice has priority. The browser's language applies only if it has translations.
function detectLocale(): string {
  return detectedLocale({
    stored: localStorage.getItem(STORAGE_KEY),
    wishes: navigator.languages,
    translated: __TRANSLATED_LOCALES__,
  })
}

// Set before the texts are loaded, so that the first requests already use this language.
let chosen = detectLocale()

/** Null if they cannot be loaded. */
async function fetchTranslations(locale: string): Promise<Translations | null> {
  const file = LOCALE_FILES[locale]
  if (!file) return {}
  try {
    const response = await fetch(`/static/${file}?v=${__LOCALES_VERSION__}`)
    return response.ok ? ((await response.json()) as Translations) : null
  } catch {
    return null
  }
}

async function ensureLoaded(locale: string): Promise<void> {
  if (locale === FALLBACK_LOCALE || i18next.hasResourceBundle(locale, 'translation')) return
  const texts = await fetchTranslations(locale)
  if (texts) i18next.addResourceBundle(locale, 'translation', texts, true, true)
}

// Screen readers follow the displayed language: English if a language has no texts.
function nameLanguage(locale: string): void {
  const texts = i18next.getResourceBundle(locale, 'translation') as Translations | undefined
  const shown = texts && Object.keys(texts).length > 0 ? locale : FALLBACK_LOCALE
  document.documentElement.lang = shown
  document.documentElement.dir = i18next.dir(shown)
}

const numberFormats = new Map<string, Intl.NumberFormat>()

// Numbers in texts are grouped as the language does it.
const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, locale = FALLBACK_LOCALE) => {
    if (typeof value !== 'number') return value as string
    const known = numberFormats.get(locale) ?? new Intl.NumberFormat(locale)
    numberFormats.set(locale, known)
    return known.format(value)
  },
}

/** Starts in the stored or detected language; English is in the bundle, the others are fetched. */
export async function startI18n(): Promise<void> {
  const locale = chosen
  await i18next
    .use(numbersInTexts)
    .use(initReactI18next)
    .init({
      lng: FALLBACK_LOCALE,
      fallbackLng: FALLBACK_LOCALE,
      supportedLngs: LANGUAGES.map((language) => language.locale),
      load: 'currentOnly',
      resources: { [FALLBACK_LOCALE]: { translation: ENGLISH } },
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    })
  i18next.on('languageChanged', nameLanguage)
  await ensureLoaded(locale)
  await i18next.changeLanguage(locale)
}

/** Loads, shows and remembers a language; one that is not supported becomes English. */
export async function changeLocale(wish: string): Promise<void> {
  const locale = matchLocale(wish) ?? FALLBACK_LOCALE
  chosen = locale
  localStorage.setItem(STORAGE_KEY, locale)
  await ensureLoaded(locale)
  await i18next.changeLanguage(locale)
}

export function currentLocale(): string {
  return chosen
}

export type LocaleQuality = 'complete' | 'machine' | 'incomplete'

/** Whether a language needs a warning. */
export async function localeQuality(locale: string): Promise<LocaleQuality> {
  if (locale === FALLBACK_LOCALE) return 'complete'
  await ensureLoaded(locale)
  const texts = (i18next.getResourceBundle(locale, 'translation') ?? {}) as Translations
  if (missingKeys(ENGLISH, texts).length > 0) return 'incomplete'
  return LANGUAGES.find((language) => language.locale === locale)?.machine ? 'machine' : 'complete'
}
