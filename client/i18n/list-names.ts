/** "Open, Student". `Intl.ListFormat` would separate the names with spaces, or not at all, in half of the languages. */
export function listNames(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names)
}
