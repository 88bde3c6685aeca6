import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { makeChallenge } from '../kit/world/challenges.ts'

const hourMs = 3_600_000

let product: Product
let browser: Browser
let admin: Actor
let gameId: number
let challengeId: number
const people: Person[] = []

beforeAll(async () => {
  product = await startProduct({
    databaseUrl: await createTestDatabase(),
    env: { HALYARD_RATE_LIMITS: 'off' },
  })
  browser = await launchBrowser()
  admin = await product.admin()
  const now = Date.now()
  const times = { start: now - hourMs, end: now + hourMs }
  const made = await admin.rest('POST', '/api/edit/games', {
    title: 'Trade Wind',
    acceptWithoutReview: true,
    ...times,
  })
  gameId = (made.body as { id: number }).id
  challengeId = await makeChallenge(admin, gameId, { title: 'Anchor', flags: ['flag{anchor}'] })
})
afterAll(async () => {
  for (const { leave } of people) await leave()
  await browser.close()
  await product.stop()
})

async function arrive(as: Actor): Promise<Page> {
  const person = await openBrowser(browser, product.url, { as })
  people.push(person)
  return person.page
}

/** The points of the table below the curve, by number of solves. */
async function tabled(page: Page): Promise<Record<string, string>> {
  const rows = page.getByRole('table').filter({ hasText: 'Solves' }).getByRole('row')
  const [heads, cells] = [rows.nth(0).getByRole('columnheader'), rows.nth(1).getByRole('cell')]
  const [counts, points] = [await heads.allInnerTexts(), await cells.allInnerTexts()]
  return Object.fromEntries(points.map((value, index) => [counts[index] ?? '', value]))
}

async function save(page: Page, toast: string): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(toast).waitFor()
}

async function chooseCurve(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Curve' }).click()
  await page.getByRole('option', { name }).click()
}

it('draws each curve while an author edits it, and keeps it', async () => {
  const page = await arrive(admin)
  const address = `/admin/games/${gameId}/challenges/${challengeId}`
  await visit(page, address)
  expect(await tabled(page)).toMatchObject({ 1: '1,000', 5: '586' })

  await chooseCurve(page, 'Linear')
  await page.getByLabel('Initial').fill('500')
  await page.getByLabel('Minimum').fill('333')
  await page.getByLabel('Per solve').fill('25')
  expect(await tabled(page)).toMatchObject({ 1: '500', 5: '400', 20: '333' })
  await save(page, 'Challenge saved')
  await visit(page, address)
  expect(await page.getByLabel('Minimum').inputValue()).toBe('333')
  expect(await tabled(page)).toMatchObject({ 1: '500', 5: '400', 20: '333' })

  await chooseCurve(page, 'Table')
  const rows = page.getByRole('textbox', { name: 'Points by number of solves' })
  await rows.fill('500, many')
  await page.getByText('Enter 1 to 500 whole numbers').waitFor()
  await rows.fill('400, 300, 200, 100, 50')
  expect(await tabled(page)).toMatchObject({ 1: '400', 5: '50', 20: '50' })
  await save(page, 'Challenge saved')
  const { body } = await admin.rest('GET', `/api/edit/games/${gameId}/challenges/${challengeId}`)
  expect(body).toMatchObject({ originalScore: 400 })
})

it('shows players the bonus of bloods in points', async () => {
  const page = await arrive(admin)
  await visit(page, `/admin/games/${gameId}/info`)
  await page.getByRole('button', { name: 'Points', exact: true }).click()
  await page.getByLabel('Extra points of the first solves').fill('40, 30, 20, 10')
  await save(page, 'Game saved')

  const player = product.anonymous()
  await api.register(player, { userName: 'gull', password: 'Sail4home', email: 'gull@players.example' })
  const team = await api.createTeam(player, { name: 'Gulls' })
  if (!team.ok) throw new Error('no team')
  await api.join(player, gameId, { teamId: team.value })
  const theirs = await arrive(player)
  await visit(theirs, `/games/${gameId}`)
  await theirs.getByText('40 / 30 / 20 / 10 points').waitFor()
  await visit(theirs, `/games/${gameId}/challenges?challenge=${challengeId}`)
  const dialog = theirs.getByRole('dialog')
  for (const bonus of ['+40 points', '+30 points', '+20 points']) await dialog.getByText(bonus).waitFor()
  await dialog.getByRole('textbox').fill('flag{anchor}')
  await dialog.getByRole('textbox').press('Enter')
  await dialog.getByText('+440 points').waitFor()
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})
