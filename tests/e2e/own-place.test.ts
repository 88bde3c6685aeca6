import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { done } from '../kit/calls/done.ts'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { flagOf, makePlayedGame } from '../kit/world/played-game.ts'

const teams = 450
let product: Product
let browser: Browser
let player: Actor
let gameId: number
let challengeId: number

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
  browser = await launchBrowser()
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const made = await makePlayedGame({ url: product.url, services: { pool } }, { teams, challenges: 60 })
  gameId = made.gameId
  challengeId = made.challengeIds[0] ?? 0
  await product.admin()
  player = product.anonymous()
  await done(api.register(player, { userName: 'tern', password: 'Sail4home', email: 'tern@players.example' }))
  const teamId = await done(api.createTeam(player, { name: 'Terns' }))
  await pool.query(
    `WITH joined AS (
       INSERT INTO participation (game_id, team_id, status, token) VALUES ($1, $2, 'Accepted', '') RETURNING id)
     INSERT INTO participation_member (game_id, user_id, team_id, participation_id)
     SELECT $1, captain_id, team.id, joined.id FROM team, joined WHERE team.id = $2`,
    [gameId, teamId],
  )
  await pool.end()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

it('shows the own team with its neighbors at the edge behind which it is', async () => {
  const { page, faults, leave } = await openBrowser(browser, product.url, { as: player })
  await page.setViewportSize(PHONE)
  await visit(page, `/games/${gameId}/scoreboard`)
  const place = page.getByRole('list', { name: 'Your place' })
  const lines = place.getByRole('listitem')
  await place.getByRole('button', { name: 'Terns' }).waitFor()
  // The last team has no neighbors below.
  await expect.poll(() => lines.count()).toBe(3)
  expect(await lines.last().textContent()).toContain(String(teams + 1))
  expect((await lines.last().boundingBox())?.y).toBeLessThan(PHONE.height - 60)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThan(12_000)

  const timeline = page.getByRole('button', { name: 'Timeline' })
  expect(await page.getByRole('region', { name: 'Timeline' }).count()).toBe(0)
  await timeline.click()
  await page.getByRole('region', { name: 'Timeline' }).waitFor()
  await timeline.click()
  await page.getByRole('button', { name: '200 more' }).click()
  await page.getByRole('button', { name: '51 more' }).click()
  await page.getByRole('button', { name: /^\d+ more$/ }).waitFor({ state: 'detached' })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await place.waitFor({ state: 'detached' })

  await page.setViewportSize(DESKTOP)
  await page.evaluate(() => window.scrollTo(0, 0))
  await place.waitFor()
  await page.getByText(/^Your rank: 451\. Same points as /).waitFor()
  const solved = await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, {
    flag: flagOf(challengeId),
  })
  expect(solved.status).toBe(200)
  // The team is now the first: in sight at the top, and above the window further down.
  await place.waitFor({ state: 'detached' })
  expect(await page.getByText('Your rank').count()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 5000))
  await expect.poll(() => lines.count()).toBe(3)
  const head = await page.getByRole('grid').locator('[role="rowgroup"]').first().boundingBox()
  const first = await lines.first().boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1)
  await lines.first().getByRole('button', { name: 'Terns' }).press('Enter')
  await page.getByRole('dialog', { name: /Terns/ }).waitFor()
  expect(faults).toEqual([])
  await leave()
})
