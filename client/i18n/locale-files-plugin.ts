import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

// Sources are one file a noun and locale; browsers fetch one file a locale.
function mergedLocale(folder: string): string {
  const nouns = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const texts = nouns.toSorted().map((name) => {
    return [name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8'))] as const
  })
  return JSON.stringify(Object.fromEntries(texts))
}

/** Builds `static/<locale>.json` from `locales/<locale>/*.json`; the dev server answers the same address. */
export function localeFiles(localesFolder: string): Plugin {
  return {
    name: 'locale-files',
    // Browsers keep the files for days; the version in the address makes a new build's texts new files.
    config() {
      const hash = createHash('sha256')
      for (const locale of readdirSync(localesFolder).toSorted())
        hash.update(mergedLocale(join(localesFolder, locale)))
      return { define: { __LOCALES_VERSION__: JSON.stringify(hash.digest('hex').slice(0, 12)) } }
    },
    generateBundle() {
      for (const locale of readdirSync(localesFolder)) {
        const fileName = `static/${locale}.json`
        this.emitFile({ type: 'asset', fileName, source: mergedLocale(join(localesFolder, locale)) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const locale = /^\/static\/([\w-]+)\.json/.exec(request.url ?? '')?.[1]
        const folder = locale ? join(localesFolder, locale) : ''
        if (!locale || !existsSync(folder)) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(mergedLocale(folder))
      })
    },
  }
}
