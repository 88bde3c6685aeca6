/** "Open, Student". Not Intl's list of units, which parts them with a space or nothing in half of the languages. */
export function listNames(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names)
}
