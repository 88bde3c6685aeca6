import type { Context } from '../../context.ts'
import { translate } from '../../i18n/translate.ts'

export type Translate = (key: string) => string

/** The texts of sheets, in the language of the request. */
export function sheetTexts(ctx: Context): Translate {
  return (key) => translate(ctx.locale, `sheet.${key}`)
}
