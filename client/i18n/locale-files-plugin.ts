import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { LOCALE_FILES } from './languages.ts'

// Sources have one file per noun and locale, in a folder per area. Browsers load one file per locale.
function mergedLocale(folder: string): string {
  if (!existsSync(folder)) return '{}'
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.json'),
  )
  const texts = files.map((file): [noun: string, texts: unknown] => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ])
  return JSON.stringify(Object.fromEntries(texts.toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

/**
 * Builds `static/<locale>.json` of every language from `locales/<locale>/<area>/*.json`; a language without texts gets an empty
 * file. The development server serves the same addresses.
 */
export function localeFiles(localesFolder: string): Plugin {
  const merged = (locale: string) => mergedLocale(join(localesFolder, locale))
  let version = ''
  return {
    name: 'locale-files',
    // Browsers cache the files for days, so the address contains a version that changes with the texts.
    config() {
      const hash = createHash('sha256')
      const translated = readdirSync(localesFolder).toSorted()
      for (const locale of translated) hash.update(merged(locale))
      version = hash.digest('hex').slice(0, 12)
      return {
        define: {
          __LOCALES_VERSION__: JSON.stringify(version),
          __TRANSLATED_LOCALES__: JSON.stringify(translated),
        },
      }
    },
    // The server replaces %LOCALE% by the language of the request, whose texts then load together with the scripts.
    transformIndexHtml: (_html, { path }) =>
      path.endsWith('/index.html')
        ? [
            {
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'fetch',
                crossorigin: true,
                href: `/static/%LOCALE%.json?v=${version}`,
              },
              injectTo: 'head',
            },
          ]
        : [],
    generateBundle() {
      for (const [locale, file] of Object.entries(LOCALE_FILES)) {
        this.emitFile({ type: 'asset', fileName: `static/${file}`, source: merged(locale) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = /^\/static\/([\w-]+\.json)(\?|$)/.exec(request.url ?? '')?.[1]
        const [locale] = Object.entries(LOCALE_FILES).find(([, name]) => name === file) ?? []
        if (!locale) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(merged(locale))
      })
    },
  }
}
