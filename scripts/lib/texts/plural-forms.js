/** The plural forms of a language, as the suffixes of its keys name them. */
export function pluralForms(locale) {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories
}

/** Whether a form stands for one number alone, so that its text may say the number as a word. */
export function isOneNumber(locale, form) {
  const rules = new Intl.PluralRules(locale)
  let numbers = 0
  for (let count = 0; count <= 200; count += 1) if (rules.select(count) === form) numbers += 1
  return numbers === 1
}
