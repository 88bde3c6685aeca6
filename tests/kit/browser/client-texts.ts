import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright-core'

type Texts = { [key: string]: string | Texts }

const filesOf = (locale: string) => globSync(`client/locales/${locale}/*/*.json`)

/** The first parts of the keys of the client's texts. */
export const clientNouns = (): string[] => filesOf('en-US').map((file) => basename(file, '.json'))

/** A text of the client, by its whole key such as `game.heading`. */
export function clientText(locale: string, key: string): string {
  const [noun = '', ...rest] = key.split('.')
  const file = filesOf(locale).find((path) => basename(path, '.json') === noun)
  let found: string | Texts | undefined = file && (JSON.parse(readFileSync(file, 'utf8')) as Texts)
  for (const name of rest) found = typeof found === 'object' ? found[name] : undefined
  if (typeof found !== 'string') throw new Error(`${locale} has no text ${key}`)
  return found
}

/** The texts of the client in the language that the page shows. */
export async function textsOn(page: Page): Promise<(key: string) => string> {
  const locale = await page.evaluate(() => document.documentElement.lang)
  return (key) => clientText(locale, key)
}
