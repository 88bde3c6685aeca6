import { inflateRawSync } from 'node:zlib'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { graphqlApi } from '../kit/calls/apis.ts'
import { makePlayedGame, type PlayedGame } from '../kit/world/played-game.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'

const password = 'Sail4home'
const KEY = 'halyard-cache'

let databaseUrl: string
let product: Product
let browser: Browser
let pool: pg.Pool
let game: PlayedGame
let title: string

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl })
  browser = await launchBrowser()
  pool = new pg.Pool({ connectionString: databaseUrl })
  game = await makePlayedGame({ url: product.url, services: { pool } }, { teams: 3, challenges: 3 })
  const [row] = (await pool.query<{ title: string }>('SELECT title FROM game WHERE id = $1', [game.gameId]))
    .rows
  title = row?.title ?? ''
  const [player] = game.players
  const [challengeId = 0] = game.challengeIds
  if (player) await graphqlApi.submit(player.actor, game.gameId, challengeId, `flag{${challengeId}}`)
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await pool.end()
})

async function playerOf(userName: string): Promise<Actor> {
  const actor = product.anonymous()
  const email = `${userName}@players.example`
  await graphqlApi.register(actor, { userName, email, password })
  return actor
}

/** Waits until the page has kept its answers and its files. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEY)
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated' && (await caches.match('/')) !== undefined
  })
}

const keptAnswers = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)

/** The names of the operations whose answers are kept. */
async function keptOperations(page: Page): Promise<string[]> {
  const packed = await keptAnswers(page)
  if (packed === null) return []
  const stored = JSON.parse(inflateRawSync(Buffer.from(packed, 'latin1')).toString()) as {
    answers: [key: string, answer: object][]
  }
  return stored.answers.map(([key]) => key.split(' ', 1)[0] ?? '')
}

/** Opens a screen and waits until the answer of its operation is kept. */
async function visitAndKeep(page: Page, path: string, operation: string): Promise<void> {
  await visit(page, path)
  await expect.poll(() => keptOperations(page)).toContain(operation)
}

/** Holds all GraphQL requests, so that none is answered, and opens pages without the answers of the server. */
async function holdRequests(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ prefer: 'return=minimal' })
  await page.route('**/graphql', () => undefined)
}

const notice = (page: Page) => page.getByText('This page shows what was saved on this device')
/** The marks of solves on the board. */
const solves = (page: Page) => page.locator('[role="row"] svg[role="img"] use')

it('opens without the server on a later visit, with the last board marked as old', async () => {
  const { context, page, leave } = await openBrowser(browser, product.url, {
    as: await playerOf('anna'),
    keepsFiles: true,
    locale: 'de-DE',
  })
  await page.addInitScript(() => localStorage.setItem('language', 'en-US'))
  const board = `/games/${game.gameId}/scoreboard`
  await visit(page, '/account/login')
  await visitAndKeep(page, '/', 'HomePageQuery')
  await visitAndKeep(page, '/games', 'GamesPageQuery')
  await visitAndKeep(page, board, 'liveBoardSourceQuery')
  await expect.poll(() => solves(page).count()).toBe(1)
  await waitUntilKept(page)
  const kept = await page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) paths.push(new URL(request.url).pathname)
    }
    return paths
  })
  expect(kept.filter((path) => path !== '/' && !/^\/(app|static)\//.test(path))).toEqual([])

  await product.kill()
  const late = await context.newPage()
  await late.goto(board)
  await expect.poll(() => solves(late).count()).toBe(1)
  await notice(late).waitFor()
  await late.getByTitle(/Connection: (Reconnecting|Offline)/).waitFor()
  await late
    .getByRole('button', { name: /^Account: anna/ })
    .first()
    .waitFor()
  await late.goto('/games')
  await late.getByText(title).first().waitFor()
  await late.goto('/admin/games')
  await late.getByRole('navigation', { name: 'Main' }).first().waitFor()

  await late.goto(board)
  await notice(late).waitFor()
  await product.restart()
  await notice(late).waitFor({ state: 'detached' })
  await late.getByTitle('Connection: Connected').waitFor()
  expect(await solves(late).count()).toBe(1)
  await leave()
})

it('paints a later visit before the network answers, and never what another user saw', async () => {
  const boris = await playerOf('boris')
  const clara = await playerOf('clara')
  const { context, page, leave } = await openBrowser(browser, product.url, { as: boris })
  await visit(page, '/games')
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEY)

  const again = await context.newPage()
  await holdRequests(again)
  await again.goto('/games')
  await again.getByText(title).first().waitFor()
  await again
    .getByRole('button', { name: /^Account: boris/ })
    .first()
    .waitFor()

  await context.clearCookies()
  await context.addCookies(
    clara.cookieHeader.split('; ').map((pair) => {
      const [name = ''] = pair.split('=')
      return { name, value: pair.slice(name.length + 1), url: product.url }
    }),
  )
  const other = await context.newPage()
  await holdRequests(other)
  await other.goto('/games')
  await other.getByRole('status').first().waitFor()
  expect(await keptAnswers(other)).toBeNull()
  expect(await other.getByText('boris').count()).toBe(0)
  await leave()
})

it('drops the cache at log-out, and survives a corrupt and a full one', async () => {
  const { page, faults, leave } = await openBrowser(browser, product.url, { as: await playerOf('dora') })
  await visit(page, '/games')
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEY)
  await page.evaluate((key) => localStorage.setItem(key, 'no compressed text'), KEY)
  await visit(page, '/games')
  await page.getByText(title).first().waitFor()
  await page.waitForFunction((key) => ![null, 'no compressed text'].includes(localStorage.getItem(key)), KEY)

  await page.evaluate((key) => {
    localStorage.removeItem(key)
    let text = 'x'.repeat(2 ** 20)
    for (let index = 0; text.length > 0; index += 1) {
      try {
        localStorage.setItem(`full-${index}`, text)
      } catch {
        text = text.slice(text.length / 2 < 1 ? text.length : text.length / 2)
      }
    }
  }, KEY)
  await visit(page, '/games')
  await page.getByText(title).first().waitFor()
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('full-')) localStorage.removeItem(name)
  })
  await visit(page, '/games')
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEY)

  await page
    .getByRole('button', { name: /^Account: dora/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEY)
  const again = await page.context().newPage()
  await holdRequests(again)
  await again.goto('/games')
  await again.getByRole('link', { name: 'Log in' }).first().waitFor()
  expect(await again.getByText('dora').count()).toBe(0)
  expect(faults).toEqual([])
  await leave()
})

it('removes the worker and its files where the operator switches it off', async () => {
  const { page, leave } = await openBrowser(browser, product.url, { keepsFiles: true })
  await visit(page, '/games')
  await waitUntilKept(page)
  const { port } = new URL(product.url)
  await product.kill()
  const env = { PORT: port, HALYARD_SERVICE_WORKER: 'off' }
  const without = await startProduct({ databaseUrl, env })
  await visit(page, '/games')
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const files = () => page.evaluate(async () => (await caches.keys()).length)
  await until(async () => (await registrations()) === 0, 'the worker is removed')
  // The former worker answers this page until it is left, and may keep one late answer. The next visit removes it.
  await visit(page, '/games')
  await until(async () => (await registrations()) + (await files()) === 0, 'nothing is left')
  expect(await files()).toBe(0)
  await leave()
  await without.stop()
  await product.restart()
})
