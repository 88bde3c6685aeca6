import type { Browser, Locator, Page } from 'playwright-core'
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
  type Width,
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
  // A live page can change while its elements are measured one after another. A real violation stays.
  await expect.poll(() => axeViolations(page, extent), { message: `violations, ${shown}` }).toEqual([])
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

async function shown(visitor: Visitor, width: Width, path: string): Promise<Page> {
  const page = people.get(visitor)?.page
  if (!page) throw new Error(`nobody is ${visitor}`)
  await page.setViewportSize(widths[width])
  await visit(page, path)
  return page
}

/** Shows a screen of the list, with what it opens. */
async function shownScreen(name: string, width: Width): Promise<Page> {
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`no screen is ${name}`)
  const page = await shown(screen.as, width, screen.path(world))
  await screen.open?.(page)
  await untilStable(page)
  return page
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not shown')
  return box
}

/** The number of lines of an element's text. */
const linesOf = (element: Locator) =>
  element.evaluate((one) =>
    Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
  )

it('the notices of a game scroll after about five', async () => {
  const page = await shown('player', 'desk', `/games/${world.gameId}/challenges`)
  const list = page.getByRole('group', { name: 'Notices', exact: true })
  const count = await list.evaluate((box) => {
    const end = box.getBoundingClientRect().bottom
    const rows = [...box.querySelectorAll('li')].map((row) => row.getBoundingClientRect().bottom)
    return { all: rows.length, visible: rows.filter((bottom) => bottom <= end).length }
  })
  expect(count.all).toBeGreaterThan(7)
  expect(count.visible).toBeGreaterThanOrEqual(4)
  expect(count.visible).toBeLessThanOrEqual(6)
})

it('on a phone the tabs of a game fade where they are cut', async () => {
  const page = await shown('admin', 'phone', `/admin/games/${world.gameId}/info`)
  const tabs = page.getByRole('navigation', { name: 'Game' })
  await tabs.and(page.locator('[data-fade-end]')).waitFor()
  expect(await tabs.evaluate((nav) => getComputedStyle(nav).maskImage)).toContain('linear-gradient')
})

it('on a phone the address of an instance is one line', async () => {
  const path = `/games/${world.gameId}/challenges?challenge=${world.containerChallengeId}`
  const page = await shown('player', 'phone', path)
  const lines = await page.getByRole('button', { name: 'Copy address' }).evaluate((button) => {
    const text = button.previousElementSibling?.firstChild
    if (!(text instanceof Text)) throw new Error('no address is before the button')
    text.data = 'a-host-with-a-long-name.of-the-harbour.example.org:31337'
    const range = document.createRange()
    range.selectNodeContents(text)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

it('on a phone the bar names the game and leads to the page above, and the page itself has its name', async () => {
  const page = await shown('admin', 'phone', `/admin/games/${world.gameId}/awards`)
  const bar = page.getByRole('navigation', { name: 'Breadcrumbs' })
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Awards')
  expect((await bar.innerText()).split('\n')).toEqual(['Harbour CTF', 'Review'])
  await bar.getByRole('link').click()
  await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor()
  expect((await bar.innerText()).split('\n')).toEqual(['Games', 'Harbour CTF'])
})

it('on a phone the buttons of a long dialog are in sight', async () => {
  const page = await shownScreen('admin-webhook-new', 'phone')
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  const button = await boxOf(dialog.getByRole('button', { name: 'Add webhook' }))
  const { y, height } = await boxOf(dialog)
  expect(await dialog.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  expect(button.y + button.height).toBeLessThanOrEqual(y + height)
})

it('the dialog that asks for the password is shown alone, and then the one that needs it again', async () => {
  const page = await shownScreen('confirm-password', 'desk')
  const token = page.getByRole('dialog', { name: 'New API token' })
  expect(await token.count()).toBe(0)
  await page.keyboard.press('Escape')
  await token.waitFor()
  expect(await token.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('bot')
})

const longTitle = 'The long night watch of the harbour with all of its lights, buoys and beacons, '
  .repeat(3)
  .trim()

/** Changes the title of a game or a challenge. The tests below are the last ones, because screens show titles. */
async function giveLongTitle(path: string): Promise<void> {
  const { status } = await world.admin.rest('PUT', `/api/edit/games/${path}`, { title: longTitle })
  expect(status).toBe(200)
}

it('a long title of a game is cut after two lines', async () => {
  await giveLongTitle(`${world.upcomingGameId}`)
  const page = await shown('anonymous', 'desk', '/games')
  expect(await linesOf(page.getByRole('heading', { level: 2, name: longTitle }))).toBe(2)
})

it('a long title of a challenge is cut after two lines', async () => {
  const { gameId, openChallengeId } = world
  await giveLongTitle(`${gameId}/challenges/${openChallengeId}`)
  const page = await shown('player', 'desk', `/games/${gameId}/challenges`)
  expect(await linesOf(page.getByText(longTitle).first())).toBe(2)
})

it('breadcrumbs with a long title keep their last part', async () => {
  await giveLongTitle(`${world.upcomingGameId}`)
  const page = await shown('admin', 'desk', `/admin/games/${world.upcomingGameId}/info`)
  const last = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('strong')
  expect(await last.innerText()).toBe('Info')
  expect(await last.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})
