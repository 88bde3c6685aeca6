import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { axeViolations } from '../kit/browser/axe-violations.ts'
import { launchBrowser, openBrowser, photograph, visit } from '../kit/browser/browser.ts'
import { clientNouns } from '../kit/browser/client-texts.ts'
import { layoutFaults } from '../kit/browser/layout-faults.ts'
import type { Screen } from '../kit/browser/screens/screen.ts'
import { startProduct } from '../kit/server/product.ts'
import { copyTemplate, startTestPostgres } from '../kit/services/test-postgres.ts'
import { fillWorld, type FilledWorld } from '../kit/world/filled/filled-world.ts'
import { readChoices, type Pass, type Role } from './choices.ts'
import { writeContactSheets } from './contact-sheets.ts'
import { accessFaults } from './access/access-faults.ts'
import { recordMotions } from './access/motion.ts'
import { recordShifts, shiftOf, watchRequests } from './page-watch.ts'

// Opens every screen as every role, in every scheme, width and language, and reports what is wrong on it.

const shiftLimit = 0.05
/** The screens on which `--access` opens the palette: a public one, one of a game and one of the administration. */
const palettePages = new Set(['home', 'challenges', 'admin-games'])
/** A view for projectors, which does not exist on small screens. */
const presentation = 'scoreboard-presented'
const owners = { anonymous: 'visitor', player: 'player', admin: 'administrator' } as const

const { screens, passes, out, minutes, access } = readChoices(process.argv.slice(2))
const nouns = clientNouns()
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
  await recordMotions(page)
  watchRequests(page, (fault) => seen.push(fault))
  for (const screen of screensOf(role)) {
    if (Date.now() > endAt) break
    const shoot = async (suffix = '') => {
      const file = path.join(out, `${screen.name}${suffix}-${name}.png`)
      await photograph(page, file)
      pictures.push({ name: `${screen.name}${suffix}`, file })
    }
    try {
      await visit(page, screen.path(world), mayOpen(screen, role) ? screen.open : undefined)
      if (access) {
        const hasPalette = palettePages.has(screen.name)
        const isZoomed = screen.name !== presentation
        seen.push(...(await accessFaults(page, { nouns, hasPalette, isZoomed, shoot })))
      } else {
        seen.push(...(await screenFaults(page)))
        await shoot()
      }
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
  writeFaults()
  console.log(`${name}: ${pictures.length} screens, ${faults.size} different faults so far`)
}

async function screenFaults(page: Page): Promise<string[]> {
  const { sum, moved } = await shiftOf(page)
  const faults = sum > shiftLimit ? [`layout shift ${sum.toFixed(2)} of ${moved}`] : []
  faults.push(...(await layoutFaults(page, nouns)))
  faults.push(...(await axeViolations(page)).map((violation) => `axe ${violation}`))
  return faults
}

/** The states of `--access` are the same for everybody, so each screen is opened by the role that it is made for. */
function screensOf(role: Role): Screen[] {
  return access ? screens.filter((screen) => mayOpen(screen, role)) : screens
}

/** Only the role that the screen is made for has its buttons. */
function mayOpen({ as }: Screen, role: Role): boolean {
  return owners[as] === role
}

/** Writes the faults so far, so that a run that is ended early keeps them. */
function writeFaults(): string {
  const lines = [...faults].map(([fault, places]) => `${fault}\n    in ${places.length}: ${places.join(' ')}`)
  writeFileSync(path.join(out, 'faults.txt'), lines.map((line) => `${line}\n`).join(''))
  return lines.join('\n')
}

function report(): void {
  console.log(writeFaults())
  const missing = passes.reduce((sum, { role }) => sum + screensOf(role).length, 0) - visited
  console.log(
    `${visited} screens visited, ${faults.size} different faults; pictures and sheets are in ${out}`,
  )
  if (missing > 0) console.log(`${missing} screens not visited: the time limit of ${minutes} minutes is over`)
  process.exitCode = faults.size > 0 || missing > 0 ? 1 : 0
}
