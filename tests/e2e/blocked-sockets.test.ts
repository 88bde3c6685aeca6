import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { graphqlApi } from '../kit/calls/apis.ts'
import { makePlayedGame, type PlayedGame } from '../kit/world/played-game.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

let product: Product
let browser: Browser
let game: PlayedGame
let pool: pg.Pool

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl })
  browser = await launchBrowser()
  pool = new pg.Pool({ connectionString: databaseUrl })
  game = await makePlayedGame({ url: product.url, services: { pool } }, { teams: 3, challenges: 3 })
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await pool.end()
})

async function solve(team: number, challenge: number): Promise<void> {
  const player = game.players[team]
  const challengeId = game.challengeIds[challenge] ?? 0
  if (!player) throw new Error('no player')
  const outcome = await graphqlApi.submit(player.actor, game.gameId, challengeId, `flag{${challengeId}}`)
  expect(outcome.ok).toBe(true)
}

/** A browser in a network that blocks WebSockets. */
async function openBehindProxy(prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  const person = await openBrowser(browser, product.url)
  await person.context.routeWebSocket(/\/graphql/, (socket) => socket.close())
  await prepare(person.page)
  await visit(person.page, `/games/${game.gameId}/scoreboard`)
  return person
}

/** The marks of solves on the board. */
const solvesOf = (page: Page) => page.locator('[role="row"] svg[role="img"] use')

it('follows the board by server-sent events, also across a restart of the server', async () => {
  const { page, leave } = await openBehindProxy()
  const stream = await page.waitForRequest(
    (request) =>
      request.headers()['accept'] === 'text/event-stream' && /after/.test(request.postData() ?? ''),
  )
  expect(stream.method()).toBe('POST')
  await solve(0, 0)
  await expect.poll(() => solvesOf(page).count()).toBe(1)
  await page.getByTitle('Connection: Connected').waitFor()

  await product.kill()
  await page.getByTitle(/Connection: (Reconnecting|Offline)/).waitFor()
  await product.restart()
  await solve(1, 1)
  await expect.poll(() => solvesOf(page).count()).toBe(2)
  await page.getByTitle('Connection: Connected').waitFor()
  await leave()
})

it('refreshes the board where streams are blocked too', async () => {
  const { page, leave } = await openBehindProxy((opened) =>
    opened.route('**/graphql', (route) =>
      route.request().headers()['accept'] === 'text/event-stream'
        ? route.fulfill({ status: 403 })
        : route.fallback(),
    ),
  )
  await expect.poll(() => solvesOf(page).count()).toBe(2)
  await page.waitForResponse((response) => response.status() === 403)
  await solve(2, 2)
  await expect.poll(() => solvesOf(page).count()).toBe(3)
  await page.getByTitle('Connection: Connected').waitFor()
  await leave()
})
