/** The plural forms of a language, by the suffixes of keys. */
export function pluralForms(locale) {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories
}

/** Whether a form has a single number, so that its text may write the number as a word. */
export function isOneNumber(locale, form) {
  const rules = new Intl.PluralRules(locale)
  let numbers = 0
  for (let count = 0; count <= 200; count += 1) if (rules.select(count) === form) numbers += 1
  return numbers === 1
}
