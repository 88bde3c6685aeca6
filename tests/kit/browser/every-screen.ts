import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  launchBrowser,
  openBrowser,
  sidewaysOverflow,
  visit,
  widths,
  type Person,
  type Scheme,
  type Width,
} from './browser.ts'
import { fillWorld, type FilledWorld } from '../world/filled-world.ts'
import { startProduct, type Product } from '../server/product.ts'
import { screens, type Visitor } from './screens.ts'
import { createTestDatabase } from '../services/test-database.ts'

async function violationsOn({ page }: Person) {
  // The pages have no frames, so axe needs no extra page to merge its results.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Declares the tests of every screen in one color scheme. Each scheme has its file, so that both run in parallel. */
export function testEveryScreen(scheme: Scheme): void {
  let product: Product
  let browser: Browser
  let world: FilledWorld

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase()
    product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
    browser = await launchBrowser()
    world = await fillWorld(product, databaseUrl)
  })

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  describe.each(Object.keys(widths) as Width[])('at %s width', (width) => {
    const people = new Map<Visitor, Person>()

    beforeAll(async () => {
      const sessions = { anonymous: null, player: world.player, admin: world.admin }
      for (const [visitor, as] of Object.entries(sessions))
        people.set(visitor as Visitor, await openBrowser(browser, product.url, { scheme, width, as }))
    })

    afterAll(async () => {
      for (const person of people.values()) await person.leave()
    })

    it.each(screens)('$name holds together', async ({ path, as, title, open }) => {
      const person = people.get(as)
      if (!person) throw new Error(`nobody is ${as}`)
      await visit(person.page, path(world), open)
      expect(await person.page.title()).toBe(`${title} · Halyard`)
      expect(await violationsOn(person)).toEqual([])
      expect(await sidewaysOverflow(person.page)).toBe(0)
      expect(person.faults.splice(0)).toEqual([])
    })
  })
}
