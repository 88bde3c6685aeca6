import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit, widths, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'

let product: Product
let browser: Browser
let admin: Person

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
})

beforeEach(async () => {
  admin = await openBrowser(browser, product.url, { as: await product.admin() })
})

afterEach(async () => {
  await admin.leave()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const arriveAt = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

it('creates a challenge of a new game with six clicks, and enables it after a question', async () => {
  const { page } = admin
  await visit(page, '/admin/games')
  let clicks = 0
  const click = async (role: 'button' | 'link' | 'switch', name: string, within: Page | Locator = page) => {
    clicks += 1
    await within
      .getByRole(role, { name, exact: role !== 'switch' })
      .first()
      .click()
  }
  const dialog = page.getByRole('dialog')
  await click('button', 'Create game')
  await dialog.getByLabel('Title').fill('Harbour Night')
  await click('switch', 'Starts now', dialog)
  await click('button', 'Create game', dialog)
  await page.waitForURL('**/info')
  await click('link', 'Challenges', page.getByRole('navigation', { name: 'Game' }))
  await click('button', 'Create challenge')
  await dialog.getByLabel('Title').fill('Knots')
  await dialog.getByRole('textbox', { name: 'Flag' }).fill('flag{bowline}')
  await click('button', 'Create challenge', dialog)
  await page.getByText('1 flag, the same for all teams.').waitFor()
  expect(clicks).toBeLessThanOrEqual(6)
  await page.getByRole('switch', { name: 'Enabled', checked: false }).click()
  await dialog.getByText('Knots: No text').waitFor()
  await click('button', 'Enable', dialog)
  await page.getByRole('switch', { name: 'Enabled', checked: true }).waitFor()
  const gameId = /games\/(\d+)/.exec(page.url())?.[1]
  const { body } = await (await product.admin()).rest('GET', `/api/game/${gameId}`)
  expect((body as { start: number }).start).toBeLessThanOrEqual(Date.now())
  expect(admin.faults).toEqual([])
})

it('keeps unsaved changes of a form until they are saved', async () => {
  const { page } = admin
  await visit(page, '/posts/new/edit')
  await page.getByLabel('Title').fill('Log of the watch')
  await page.getByText('1 unsaved change').waitFor()
  // The page asks before it is left, and later shows the draft again.
  await page.getByRole('link', { name: 'Games' }).first().click()
  await press(page, 'Leave')
  await page.waitForURL('**/games')
  await visit(page, '/posts/new/edit')
  await page.getByText('Restored from your unsaved draft').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Log of the watch')
  await page.getByRole('button', { name: /^Publish/ }).click()
  await page.waitForURL((url) => /^\/posts\/[^/]+$/.test(url.pathname))
  await visit(page, '/posts/new/edit')
  expect(await page.getByLabel('Title').inputValue()).toBe('')
  expect(admin.faults).toEqual([])
})

it.each(['desk', 'phone'] as const)('on a %s a toast is above the bar that saves a form', async (width) => {
  const { page } = admin
  const actor = await product.admin()
  const { body } = await actor.rest('POST', '/api/edit/games', { title: 'Lagoon', start: 0, end: 1 })
  await page.setViewportSize(widths[width])
  await visit(page, `/admin/games/${(body as { id: number }).id}/info`)
  await page.getByLabel('Title').fill('Lagoon at low tide')
  await page.getByRole('button', { name: /^Save changes/ }).click()
  const distance = await page.waitForFunction(() => {
    const bar = document.querySelector('.h-save-bar')?.getBoundingClientRect()
    const toast = document.querySelector('.h-toasts .mantine-Notification-root')?.getBoundingClientRect()
    return bar && toast?.height ? { px: bar.top - toast.bottom } : null
  })
  expect((await distance.jsonValue())?.px).toBeGreaterThanOrEqual(0)
  expect(admin.faults).toEqual([])
})

it('takes the deletion of notices and challenges back, and deletes them when the page closes', async () => {
  const { page } = admin
  const actor = await product.admin()
  const start = Date.now()
  const game = await actor.rest('POST', '/api/edit/games', { title: 'Squall', start, end: start + 3_600_000 })
  const edited = `/api/edit/games/${(game.body as { id: number }).id}`
  const notices = `${edited}/notices`
  await actor.rest('POST', notices, { content: 'The tide turns' })
  await visit(page, notices.replace('/api/edit', '/admin'))
  const notice = page.getByRole('listitem').filter({ hasText: 'The tide turns' })
  await press(page, 'Delete')
  await notice.waitFor({ state: 'detached' })
  await press(page, 'Undo')
  await notice.waitFor()
  await press(page, 'Delete')
  await notice.waitFor({ state: 'detached' })
  expect((await actor.rest('GET', notices)).body).toHaveLength(1)
  await page.goto('/about')
  const isGone = async () => ((await actor.rest('GET', notices)).body as unknown[]).length === 0
  await until(isGone, 'the notice is deleted')

  const challenges = `${edited}/challenges`
  for (const title of ['Ebb', 'Flood'])
    await actor.rest('POST', challenges, { title, category: 'Misc', type: 'StaticAttachment' })
  await visit(page, challenges.replace('/api/edit', '/admin'))
  const deleteAll = async () => {
    await page.getByLabel('Select all loaded rows').check()
    await press(page, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete 2 challenges?' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No challenges yet').waitFor()
  }
  await deleteAll()
  await press(page, 'Undo')
  await page.getByRole('link', { name: 'Flood' }).waitFor()
  await deleteAll()
  expect((await actor.rest('GET', challenges)).body).toHaveLength(2)
  await page.goto('/about')
  const areGone = async () => ((await actor.rest('GET', challenges)).body as unknown[]).length === 0
  await until(areGone, 'both challenges are deleted')
  expect(admin.faults).toEqual([])
})

it('shows new log lines live, unless it is paused', async () => {
  const { page } = admin
  const rows = page.getByRole('list', { name: 'Logs' }).getByRole('listitem')
  const logInAsAdmin = () => product.admin()
  await visit(page, '/admin/logs?q=logged in')
  const before = await rows.count()
  // The screen does not show when its subscription has started, so log in until a row appears.
  await until(async () => {
    if ((await rows.count()) === before) await logInAsAdmin()
    return (await rows.count()) > before
  }, 'a row appears')

  await press(page, 'Pause')
  const shown = await rows.count()
  await logInAsAdmin()
  const held = page.getByRole('button', { name: /^\d+ new entr(y|ies)$/ })
  await held.waitFor()
  expect(await rows.count()).toBe(shown)
  await held.click()
  await rows.nth(shown).waitFor()
  expect(await rows.first().textContent()).toContain('logged in')
  expect(admin.faults).toEqual([])
})

describe('a game package', () => {
  it('is downloaded, checked and imported', async () => {
    const { page } = admin
    const actor = await product.admin()
    const { body } = await actor.rest('POST', '/api/edit/games', { title: 'Packed', start: 0, end: 1 })
    await visit(page, `/admin/games/${(body as { id: number }).id}/info`)
    await press(page, 'Export')
    await press(page, 'With history')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download package' }).click()
    const download = await downloading
    const buffer = await readFile(await download.path())
    const file = { name: download.suggestedFilename(), mimeType: 'application/zip', buffer }

    await visit(page, '/admin/games')
    await press(page, 'Import')
    const dialog = page.getByRole('dialog', { name: 'Import a game' })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'broken.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no package'),
    })
    await dialog.getByText('This file is neither a game package').waitFor()
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByText('Packed can be imported as a new, hidden game.').waitFor()
    await dialog.getByText('Games with the same title').waitFor()
    await press(page, 'Import game')
    await arriveAt(page, 'Packed')
    await page.getByText('Packed imported').waitFor()
    expect(admin.faults).toEqual([])
  })
})

it('checks the connection without a proxy', async () => {
  const { page } = admin
  await visit(page, '/admin/operations')
  await press(page, 'Check connection')
  await page.getByText(/^A silent connection is held/).waitFor()
  const findings = page.getByRole('list', { name: 'Connection check' }).getByRole('listitem')
  // The last one is the silent connection, which is still held.
  expect(await findings.filter({ has: page.getByText('Works', { exact: true }) }).count()).toBe(5)
  expect(await findings.count()).toBe(6)
  await press(page, 'Cancel')
  await page.getByText('Canceled. Not everything was checked.').waitFor()
  expect(admin.faults).toEqual([])
})
