import type { Locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'

/** The first value of the event of a bought hint. The titles of challenge and hint, and the cost, follow it. */
export const boughtHint = 'hint.bought'

/** The first value of the event of an instance whose image is missing or wrong. The title of the challenge follows it. */
export const instanceNotSetUp = 'container.startFailed'

/** The text of a general event in a language. */
export function eventText(locale: Locale, values: readonly string[]): string {
  const [kind, title = '', hint = '', cost = ''] = values
  if (kind === boughtHint) return translate(locale, boughtHint, { title, hint, cost })
  return kind === instanceNotSetUp ? translate(locale, instanceNotSetUp, { title }) : values.join(' ')
}
