import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

type Texts = { [key: string]: string | Texts }

/** A text of the client, by its whole key such as `game.heading`. */
export function clientText(locale: string, key: string): string {
  const [noun = '', ...rest] = key.split('.')
  let found: string | Texts | undefined = JSON.parse(
    readFileSync(`client/locales/${locale}/${noun}.json`, 'utf8'),
  ) as Texts
  for (const name of rest) found = typeof found === 'object' ? found[name] : undefined
  if (typeof found !== 'string') throw new Error(`${locale} has no text ${key}`)
  return found
}

/** The texts of the client in the language that the page shows. */
export async function textsOn(page: Page): Promise<(key: string) => string> {
  const locale = await page.evaluate(() => document.documentElement.lang)
  return (key) => clientText(locale, key)
}
