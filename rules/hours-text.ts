/** `3 hours` in a language, whose number decides the form of the word. */
export function hoursText(language: string, hours: number): string {
  return hours.toLocaleString(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
}
