import type { Context } from '../../context.ts'
import { translate } from '../../i18n/translate.ts'

export type Translate = (key: string) => string

/** The texts of sheets, in the language of whoever asks. */
export function sheetTexts(ctx: Context): Translate {
  return (key) => translate(ctx.locale, `sheet.${key}`)
}

/** Titles are free text; what would be a path is not a file's name. */
export function titleInName(title: string): string {
  return title.replace(/[/\\\p{Cc}]/gu, '-')
}
