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
} from '../kit/browser.ts'
import { fillWorld, type FilledWorld } from '../kit/filled-world.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { screens, type Visitor } from '../kit/screens.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

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

async function violationsOn({ page }: Person) {
  // There are no frames, so the results need no page of their own to be put together.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const looks = (['dark', 'light'] satisfies Scheme[]).flatMap((scheme) =>
  (Object.keys(widths) as Width[]).map((width) => ({ scheme, width })),
)

describe.each(looks)('in the $scheme scheme at $width width', (look) => {
  const people = new Map<Visitor, Person>()

  beforeAll(async () => {
    const sessions = { anonymous: null, player: world.player, admin: world.admin }
    for (const [visitor, as] of Object.entries(sessions))
      people.set(visitor as Visitor, await openBrowser(browser, product.url, { ...look, as }))
  })

  afterAll(async () => {
    for (const person of people.values()) await person.leave()
  })

  it.each(screens)('$name holds together', async ({ path, as, title }) => {
    const person = people.get(as)
    if (!person) throw new Error(`nobody is ${as}`)
    await visit(person.page, path(world))
    expect(await person.page.title()).toBe(`${title} · Halyard`)
    expect(await violationsOn(person)).toEqual([])
    expect(await sidewaysOverflow(person.page)).toBe(0)
    expect(person.faults.splice(0)).toEqual([])
  })
})
