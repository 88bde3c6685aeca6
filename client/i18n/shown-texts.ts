import type { Translations } from './completeness.ts'
import { FALLBACK_LOCALE } from './languages.ts'
import { fillIn, findText, type TextValues, type TFunction } from './translate.ts'

/** The texts that the screens show: a new object for each change of the language or of its texts. */
export type Shown = {
  t: TFunction
  i18n: { language: string }
  /** The text of a key before its values are filled in. */
  textOf: (key: string, values: TextValues) => string
}

const catalogs = new Map<string, Translations>()
const listeners = new Set<() => void>()
let loadEnglish = () => {}
let shown = shownIn(FALLBACK_LOCALE)

function shownIn(locale: string): Shown {
  function textOf(key: string, { count }: TextValues): string {
    const own = findText(catalogs.get(locale) ?? {}, { key, locale, count })
    if (own !== null) return own
    const english = catalogs.get(FALLBACK_LOCALE)
    if (!english) loadEnglish()
    return findText(english ?? {}, { key, locale: FALLBACK_LOCALE, count }) ?? key
  }
  return {
    t: (key, values = {}) => fillIn(textOf(key, values), values, locale),
    i18n: { language: locale },
    textOf,
  }
}

export function shownTexts(): Shown {
  return shown
}

export function textsOfLocale(locale: string): Translations | undefined {
  return catalogs.get(locale)
}

/** Adds the texts of a language. */
export function addTexts(locale: string, texts: Translations): void {
  catalogs.set(locale, texts)
  showLocale(shown.i18n.language)
}

export function showLocale(locale: string): void {
  shown = shownIn(locale)
  for (const listener of listeners) listener()
}

/** Sets the function that loads the English texts. A text that a language lacks is shown in English. */
export function onEnglishNeeded(load: () => void): void {
  loadEnglish = load
}

export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
