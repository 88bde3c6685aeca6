import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeViolations } from '../kit/browser/axe-violations.ts'
import {
  launchBrowser,
  openBrowser,
  untilStable,
  sidewaysOverflow,
  visit,
  widths,
  type Person,
  type Scheme,
} from '../kit/browser/browser.ts'
import type { Visitor } from '../kit/browser/screens/screen.ts'
import { screens } from '../kit/browser/screens/screens.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { fillWorld, type FilledWorld } from '../kit/world/filled/filled-world.ts'

let product: Product
let browser: Browser
let world: FilledWorld
const people = new Map<Visitor, Person>()

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
  browser = await launchBrowser()
  world = await fillWorld(product, databaseUrl)
  const sessions = { anonymous: null, player: world.player, admin: world.admin }
  for (const [visitor, as] of Object.entries(sessions))
    people.set(visitor as Visitor, await openBrowser(browser, product.url, { as }))
})

afterAll(async () => {
  for (const person of people.values()) await person.leave()
  await browser.close()
  await product.stop()
})

/** Changes the color scheme of a shown page, as a choice in another tab does. */
async function showIn(scheme: Scheme, { page }: Person): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'mantine-color-scheme-value'
    // A page for frames has a storage of its own, which the event of the browser does not take.
    dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea: localStorage }))
  }, scheme)
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor()
  // The contrast of a color on its way is that of neither scheme.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
}

/** Checks the shown page. `colors`: only what a change of the color scheme can break. */
async function check({ page }: Person, extent: 'all' | 'colors', shown: string): Promise<void> {
  await expect.poll(() => sidewaysOverflow(page), { message: `sideways overflow, ${shown}` }).toBe(0)
  expect({ shown, violations: await axeViolations(page, extent) }).toEqual({ shown, violations: [] })
}

// Each screen is loaded once. Both color schemes share the elements, and a phone shows the colors of a desk.
it.each(screens)('$name holds together in both schemes and widths', async ({ path, as, title, open }) => {
  const person = people.get(as)
  if (!person) throw new Error(`nobody is ${as}`)
  const { page } = person
  await page.setViewportSize(widths.desk)
  await visit(page, path(world), open)
  expect(await page.title()).toBe(`${title} · Halyard`)
  await showIn('dark', person)
  await check(person, 'all', 'dark')
  await showIn('light', person)
  await check(person, 'colors', 'light')
  await page.setViewportSize(widths.phone)
  await untilStable(page)
  await check(person, 'all', 'phone')
  expect(person.faults.splice(0)).toEqual([])
})
