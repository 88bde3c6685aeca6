import type { Locale } from '../../i18n/locale.ts'
import { translate } from '../../i18n/translate.ts'

/** The first value of the event of a bought hint. The titles of challenge and hint, and the cost, follow it. */
export const boughtHint = 'hint.bought'

/** The text of a general event in a language. */
export function eventText(locale: Locale, values: readonly string[]): string {
  const [kind, title = '', hint = '', cost = ''] = values
  return kind === boughtHint ? translate(locale, boughtHint, { title, hint, cost }) : values.join(' ')
}
