import type { Translations } from './completeness.ts'

export type TextValues = Readonly<Record<string, unknown>>
export type TFunction = (key: string, values?: TextValues) => string

const pluralRules = new Map<string, Intl.PluralRules>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function textAt(texts: Translations, key: string): string | null {
  let found: string | Translations | undefined = texts
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : null
}

function pluralForm(count: number, locale: string): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale)
  pluralRules.set(locale, rules)
  return rules.select(count)
}

/** The text of a key; the plural form that `count` needs, if there are forms. Null if the language lacks it. */
export function findText(
  texts: Translations,
  { key, locale, count }: { key: string; locale: string; count: unknown },
): string | null {
  if (typeof count !== 'number') return textAt(texts, key)
  return (
    (count === 0 ? textAt(texts, `${key}_zero`) : null) ??
    textAt(texts, `${key}_${pluralForm(count, locale)}`) ??
    textAt(texts, key)
  )
}

function valueText(value: unknown, locale: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'number') return String(value)
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale)
  numberFormats.set(locale, format)
  return format.format(value)
}

/** Fills in `{{name}}`. Numbers are grouped by the rules of the language. */
export function fillIn(text: string, values: TextValues, locale: string): string {
  return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_whole, name: string) => valueText(values[name], locale))
}
