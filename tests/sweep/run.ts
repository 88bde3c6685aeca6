import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { axeViolations } from '../kit/browser/axe-violations.ts'
import { launchBrowser, openBrowser, photograph, visit } from '../kit/browser/browser.ts'
import { layoutFaults } from '../kit/browser/layout-faults.ts'
import type { Screen } from '../kit/browser/screens/screen.ts'
import { startProduct } from '../kit/server/product.ts'
import { copyTemplate, startTestPostgres } from '../kit/services/test-postgres.ts'
import { fillWorld, type FilledWorld } from '../kit/world/filled-world.ts'
import { readChoices, type Pass, type Role } from './choices.ts'
import { writeContactSheets } from './contact-sheets.ts'
import { recordShifts, shiftOf, watchRequests } from './page-watch.ts'

// Opens every screen as every role, in every scheme, width and language, and reports what is wrong on it.

const shiftLimit = 0.05
const owners = { anonymous: 'visitor', player: 'player', admin: 'administrator' } as const

const { screens, passes, out, minutes } = readChoices(process.argv.slice(2))
const nouns = readdirSync('client/locales/en-US').map((file) => file.replace(/\.json$/, ''))
const endAt = Date.now() + minutes * 60_000
/** Where each fault was seen. */
const faults = new Map<string, string[]>()
let visited = 0
mkdirSync(out, { recursive: true })

const postgres = await startTestPostgres()
const databaseUrl = await copyTemplate(postgres.serverUrl)
const product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
const browser = await launchBrowser()
try {
  const world = await fillWorld(product, databaseUrl)
  for (const pass of passes) await sweep(browser, world, pass)
} finally {
  await browser.close()
  await product.stop()
  await postgres.stop()
}
report()

async function sweep(browser: Browser, world: FilledWorld, pass: Pass): Promise<void> {
  if (Date.now() > endAt) return
  const { role, scheme, width, locale } = pass
  const name = [locale, scheme, width, role].join('-')
  const actors = { visitor: null, player: world.player, monitor: world.monitor, administrator: world.admin }
  const person = await openBrowser(browser, product.url, { scheme, width, locale, as: actors[role] })
  const { page } = person
  const seen: string[] = []
  const pictures: { name: string; file: string }[] = []
  await recordShifts(page)
  watchRequests(page, (fault) => seen.push(fault))
  for (const screen of screens) {
    if (Date.now() > endAt) break
    try {
      await visit(page, screen.path(world), mayOpen(screen, role) ? screen.open : undefined)
      const shift = await shiftOf(page)
      if (shift.sum > shiftLimit) seen.push(`layout shift ${shift.sum.toFixed(2)} of ${shift.moved}`)
      seen.push(...(await layoutFaults(page, nouns)))
      seen.push(...(await axeViolations(page)).map((violation) => `axe ${violation}`))
      const file = path.join(out, `${screen.name}-${name}.png`)
      await photograph(page, file)
      pictures.push({ name: screen.name, file })
    } catch (error) {
      seen.push(`not opened: ${error instanceof Error ? error.message : String(error)}`)
    }
    seen.push(...person.faults.splice(0))
    for (const fault of new Set(seen.splice(0))) {
      const text = `${screen.name}: ${fault.replaceAll(product.url, '')}`
      faults.set(text, [...(faults.get(text) ?? []), name])
    }
    visited += 1
  }
  await person.leave()
  await writeContactSheets(out, { name: `sheet-${name}`, width, pictures })
  console.log(`${name}: ${pictures.length} screens, ${faults.size} different faults so far`)
}

/** Only the role that the screen is made for has its buttons. */
function mayOpen({ as }: Screen, role: Role): boolean {
  return owners[as] === role
}

function report(): void {
  const lines = [...faults].map(([fault, places]) => `${fault}\n    in ${places.length}: ${places.join(' ')}`)
  writeFileSync(path.join(out, 'faults.txt'), lines.map((line) => `${line}\n`).join(''))
  console.log(lines.join('\n'))
  const missing = passes.length * screens.length - visited
  console.log(
    `${visited} screens visited, ${faults.size} different faults; pictures and sheets are in ${out}`,
  )
  if (missing > 0) console.log(`${missing} screens not visited: the time limit of ${minutes} minutes is over`)
  process.exitCode = faults.size > 0 || missing > 0 ? 1 : 0
}
