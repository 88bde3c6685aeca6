import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { makePlayedGame } from '../kit/world/played-game.ts'

const teams = 30
let product: Product
let browser: Browser
let path: string

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
  browser = await launchBrowser()
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const { gameId } = await makePlayedGame({ url: product.url, services: { pool } }, { teams, challenges: 9 })
  await pool.end()
  path = `/games/${gameId}/scoreboard`
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const boardOf = (page: Page) => page.getByRole('grid', { name: 'Scoreboard' })

async function openBoard(size: { width: number; height: number }) {
  const opened = await openBrowser(browser, product.url)
  await opened.page.setViewportSize(size)
  await opened.page.clock.install()
  await visit(opened.page, path)
  await boardOf(opened.page).getByRole('row').nth(2).waitFor()
  return opened
}

it('a board with few challenges uses its width, and its head is as high as its longest title', async () => {
  const { page, faults, leave } = await openBoard({ width: 1440, height: 900 })
  const used = await boardOf(page).evaluate((grid) => {
    const titles = [...grid.querySelectorAll('[role="row"]:nth-child(2) > [role="columnheader"]')]
    const { left, width } = grid.getBoundingClientRect()
    const last = titles.at(-1)?.getBoundingClientRect()
    return {
      share: ((last?.right ?? 0) - left) / width,
      column: last?.width ?? 0,
      head: last?.height ?? 0,
      cut: titles.filter(({ firstElementChild: text }) => text && text.scrollHeight > text.clientHeight + 1)
        .length,
    }
  })
  expect(used.column).toBeGreaterThanOrEqual(40)
  expect(used.column).toBeLessThanOrEqual(72)
  expect(used.share).toBeGreaterThan(0.9)
  expect(used.head).toBeLessThan(130)
  expect(used.cut).toBe(0)
  expect(faults).toEqual([])
  await leave()
})

it.each([
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])('a presentation at $width × $height shows twelve teams, a low chart, and its next page', async (size) => {
  const { page, faults, leave } = await openBoard(size)
  await page.getByRole('button', { name: 'Present in full screen' }).click()
  await page.getByRole('button', { name: 'Exit presentation' }).waitFor()
  await page.setViewportSize(size)
  const ranks = () =>
    boardOf(page).evaluate((grid) =>
      [...grid.querySelectorAll('[data-row]')]
        .filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight)
        .map((row) => Number(row.querySelector('[aria-colindex="1"]')?.textContent))
        .toSorted((a, b) => a - b),
    )
  await expect.poll(async () => (await ranks()).length).toBeGreaterThanOrEqual(12)
  const first = await ranks()
  await page.getByText(new RegExp(`^1–${first.length} of \\d+$`)).waitFor()
  const chart = await page.getByRole('region', { name: 'Timeline' }).boundingBox()
  expect(chart?.height).toBeLessThanOrEqual(size.height / 4)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(size.height)
  await page.clock.runFor(10_000)
  await expect.poll(async () => (await ranks())[0]).toBe((first.at(-1) ?? 0) + 1)
  expect(faults).toEqual([])
  await leave()
})
