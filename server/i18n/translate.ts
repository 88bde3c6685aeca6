import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import i18next, { type i18n } from 'i18next'
import { fallbackLocale, type Locale } from './locale.ts'

export type MessageParams = Record<string, string | number>

const localesFolder = fileURLToPath(new URL('../locales', import.meta.url))

let instance: i18n | undefined

/** The text of `key` in `locale`; English if the language does not have it yet. */
export function translate(locale: Locale, key: string, params: MessageParams = {}): string {
  instance ??= load()
  return instance.t(key, { lng: locale, ...params })
}

/** The English text of `key` with the names of its parameters in braces. */
export function englishText(key: string): string {
  instance ??= load()
  const text = instance.t(key, { lng: fallbackLocale, skipInterpolation: true })
  return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, '{$1}')
}

function load(): i18n {
  const resources: Record<string, { translation: Record<string, unknown> }> = {}
  for (const locale of readdirSync(localesFolder)) {
    const translation: Record<string, unknown> = {}
    const folder = `${localesFolder}/${locale}`
    for (const file of globSync('*/*.json', { cwd: folder })) {
      translation[basename(file, '.json')] = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    }
    resources[locale] = { translation }
  }
  const created = i18next.createInstance()
  void created.init({
    resources,
    fallbackLng: fallbackLocale,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return created
}
