import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  launchBrowser,
  openBrowser,
  photograph,
  visit,
  widths,
  type Scheme,
  type Width,
} from '../kit/browser/browser.ts'
import { fillWorld } from '../kit/world/filled/filled-world.ts'
import { clientNouns } from '../kit/browser/client-texts.ts'
import { layoutFaults } from '../kit/browser/layout-faults.ts'
import { startProduct } from '../kit/server/product.ts'
import type { Visitor } from '../kit/browser/screens/screen.ts'
import { screens } from '../kit/browser/screens/screens.ts'
import { copyTemplate, startTestPostgres } from '../kit/services/test-postgres.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    scheme: { type: 'string' },
    width: { type: 'string' },
    /** The browser's languages. With several, the pictures have the language in their names. */
    language: { type: 'string', default: 'en-US' },
  },
})
/** Comma-separated names of screens. Without any, all pictures are taken. */
const isAsked = (option: 'only' | 'scheme' | 'width') => (name: string) =>
  values[option]?.split(',').includes(name) ?? true
const out = path.resolve(values.out ?? 'screenshots')
mkdirSync(out, { recursive: true })
const nouns = clientNouns()

execFileSync(process.execPath, ['scripts/run.js', 'build'], { stdio: 'inherit' })
const postgres = await startTestPostgres()
const databaseUrl = await copyTemplate(postgres.serverUrl)
const product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
const browser = await launchBrowser()
try {
  const world = await fillWorld(product, databaseUrl)
  const actors = { anonymous: null, player: world.player, admin: world.admin }
  const chosen = screens.filter(({ name }) => isAsked('only')(name))
  const languages = values.language.split(',')
  for (const locale of languages) {
    for (const scheme of (['dark', 'light'] satisfies Scheme[]).filter(isAsked('scheme'))) {
      for (const width of (Object.keys(widths) as Width[]).filter(isAsked('width'))) {
        for (const as of Object.keys(actors) as Visitor[]) {
          const options = { scheme, width, as: actors[as], locale }
          const { page, faults, leave } = await openBrowser(browser, product.url, options)
          for (const { name, path: address, open } of chosen.filter((screen) => screen.as === as)) {
            await visit(page, address(world), open)
            const picture = [name, scheme, width, ...(languages.length > 1 ? [locale] : [])].join('-')
            await photograph(page, path.join(out, `${picture}.png`))
            for (const fault of await layoutFaults(page, nouns)) console.error(`${picture}: ${fault}`)
          }
          for (const fault of faults) console.error(fault)
          await leave()
        }
      }
    }
  }
} finally {
  await browser.close()
  await product.stop()
  await postgres.stop()
}
