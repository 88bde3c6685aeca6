import { readLocalText, writeLocalText } from '../storage/local-values.ts'
import { missingKeys, type Translations } from './completeness.ts'
import { detectedLocale, FALLBACK_LOCALE, LANGUAGES, LOCALE_FILES, matchLocale } from './languages.ts'
import { addTexts, onEnglishNeeded, showLocale, textsOfLocale } from './shown-texts.ts'

const STORAGE_KEY = 'language'
const TRY_AGAIN_AFTER_MS = 1000

// The user's choice has priority. The browser's language applies only if it has translations.
function detectLocale(): string {
  return detectedLocale({
    stored: readLocalText(STORAGE_KEY),
    browserLocales: navigator.languages,
    translated: __TRANSLATED_LOCALES__,
  })
}

// Set before the texts are loaded, so that the first requests already use this language.
let chosen = detectLocale()
const loading = new Map<string, Promise<boolean>>()

/** The texts of a language; null if they cannot be loaded. */
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

async function load(locale: string): Promise<boolean> {
  const texts = await fetchTranslations(locale)
  if (texts) addTexts(locale, texts)
  return texts !== null
}

/** Loads the texts of a language once. Returns whether they are there. */
function ensureLoaded(locale: string): Promise<boolean> {
  if (textsOfLocale(locale)) return Promise.resolve(true)
  const running = loading.get(locale) ?? load(locale).finally(() => loading.delete(locale))
  loading.set(locale, running)
  return running
}

// Screen readers follow the displayed language: English if a language has no texts.
function show(locale: string): void {
  showLocale(locale)
  const texts = textsOfLocale(locale)
  document.documentElement.dir = 'ltr'
  document.documentElement.lang = texts && Object.keys(texts).length > 0 ? locale : FALLBACK_LOCALE
}

/** Starts in the stored or detected language; in English if its texts cannot be loaded. */
export async function startI18n(): Promise<void> {
  const locale = chosen
  onEnglishNeeded(() => void ensureLoaded(FALLBACK_LOCALE))
  while (!((await ensureLoaded(locale)) || (await ensureLoaded(FALLBACK_LOCALE)))) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER_MS))
  }
  show(locale)
}

/** Loads, shows and remembers a language; one that is not supported becomes English. */
export async function changeLocale(requested: string): Promise<void> {
  const locale = matchLocale(requested) ?? FALLBACK_LOCALE
  chosen = locale
  writeLocalText(STORAGE_KEY, locale)
  if (!(await ensureLoaded(locale))) await ensureLoaded(FALLBACK_LOCALE)
  show(locale)
}

export function currentLocale(): string {
  return chosen
}

export type LocaleQuality = 'complete' | 'machine' | 'incomplete'

/** Whether a language is complete, or needs a warning before it is shown. */
export async function localeQuality(locale: string): Promise<LocaleQuality> {
  if (locale === FALLBACK_LOCALE) return 'complete'
  await Promise.all([ensureLoaded(locale), ensureLoaded(FALLBACK_LOCALE)])
  const english = textsOfLocale(FALLBACK_LOCALE) ?? {}
  if (missingKeys(english, textsOfLocale(locale) ?? {}).length > 0) return 'incomplete'
  return LANGUAGES.find((language) => language.locale === locale)?.isMachineTranslated
    ? 'machine'
    : 'complete'
}
