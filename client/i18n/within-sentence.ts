/** A name within a sentence, in lower case. German nouns keep their capitals. */
export function withinSentence(name: string, locale: string): string {
  return locale.startsWith('de') ? name : name.toLocaleLowerCase(locale)
}
