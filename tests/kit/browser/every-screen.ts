import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeViolations } from './axe-violations.ts'
import {
  launchBrowser,
  openBrowser,
  sidewaysOverflow,
  visit,
  type Person,
  type Scheme,
  type Width,
} from './browser.ts'
import { fillWorld, type FilledWorld } from '../world/filled-world.ts'
import { startProduct, type Product } from '../server/product.ts'
import type { Visitor } from './screens/screen.ts'
import { screens } from './screens/screens.ts'
import { createTestDatabase } from '../services/test-database.ts'

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

/**
 * Declares the tests of every screen at one width: it is loaded in the first color scheme and then changed to the
 * second. Each width has its file, so that both run in parallel.
 */
export function testEveryScreen(width: Width, schemes: readonly [Scheme, Scheme]): void {
  let product: Product
  let browser: Browser
  let world: FilledWorld
  const people = new Map<Visitor, Person>()

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase()
    product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
    browser = await launchBrowser()
    world = await fillWorld(product, databaseUrl)
    const [scheme] = schemes
    const sessions = { anonymous: null, player: world.player, admin: world.admin }
    for (const [visitor, as] of Object.entries(sessions))
      people.set(visitor as Visitor, await openBrowser(browser, product.url, { scheme, width, as }))
  })

  afterAll(async () => {
    for (const person of people.values()) await person.leave()
    await browser.close()
    await product.stop()
  })

  it.each(screens)(`$name holds together at ${width} width`, async ({ path, as, title, open }) => {
    const person = people.get(as)
    if (!person) throw new Error(`nobody is ${as}`)
    await visit(person.page, path(world), open)
    expect(await person.page.title()).toBe(`${title} · Halyard`)
    for (const [index, scheme] of schemes.entries()) {
      await showIn(scheme, person)
      const violations = await axeViolations(person.page, index === 0 ? 'all' : 'colors')
      expect({ scheme, violations }).toEqual({ scheme, violations: [] })
      expect({ scheme, overflow: await sidewaysOverflow(person.page) }).toEqual({ scheme, overflow: 0 })
    }
    expect(person.faults.splice(0)).toEqual([])
  })
}
