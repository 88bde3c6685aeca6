import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeViolations } from '../../kit/browser/axe-violations.ts'
import { launchBrowser, openBrowser, visit } from '../../kit/browser/browser.ts'
import { logIn, register } from '../../kit/browser/browser-actions.ts'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'

const userName = 'fulmar'
const password = 'Sail4home'

let product: Product
let browser: Browser
let database: Client

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env: { HALYARD_RATE_LIMITS: 'off' } })
  database = new Client({ connectionString: databaseUrl })
  await database.connect()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await database.end()
  await product.stop()
})

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click()
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const codesIn = (dialog: Locator) => dialog.getByRole('listitem').allTextContents()

/** Logs out, and types the password. */
async function passPassword(page: Page): Promise<Locator> {
  await page.context().clearCookies()
  await visit(page, '/account/login')
  await page.getByLabel('Username or email').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log in')
  const form = page.getByRole('form', { name: 'Enter a code' })
  await form.waitFor()
  return form
}

async function enterCode(page: Page, form: Locator, code: string): Promise<void> {
  await form.getByLabel('Code').fill(code)
  await press(form, 'Log in')
  await page.getByRole('link', { name: 'Teams' }).first().waitFor()
}

async function openPanel(page: Page): Promise<Locator> {
  await visit(page, '/account/profile')
  return page.getByRole('region', { name: 'Two-step login' })
}

it('sets up an app, logs in with its code and with a recovery code, renews the codes, and removes it', async () => {
  const { page, faults } = await openBrowser(browser, product.url)
  await register(page, userName, password)
  let panel = await openPanel(page)
  await press(panel, 'Set up')
  const setUp = dialogOf(page, 'Set up two-step login')
  await setUp.getByRole('img', { name: 'QR code for the app' }).waitFor()
  const secret = (await setUp.getByRole('group', { name: 'Secret' }).locator('[title]').textContent()) ?? ''
  expect(await axeViolations(page)).toEqual([])
  await setUp.getByLabel('Code', { exact: true }).fill('12345')
  await press(setUp, 'Turn on')
  await setUp.getByText('This code is wrong or has already been used.').waitFor()
  await setUp.getByLabel('Code', { exact: true }).fill(totpCode(secret, 0))
  await press(setUp, 'Turn on')

  const shown = dialogOf(page, 'Recovery codes')
  await shown.waitFor()
  expect(await axeViolations(page)).toEqual([])
  const codes = await codesIn(shown)
  expect(codes).toHaveLength(10)
  await press(shown, 'Copy')
  await shown.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const downloading = page.waitForEvent('download')
  await press(shown, 'Download')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await press(shown, 'Done')
  await panel.getByText('Recovery codes left: 10').waitFor()

  const first = await passPassword(page)
  await first.getByLabel('Code').fill('000000')
  await press(first, 'Log in')
  await first.getByText('This code is wrong or has already been used.').waitFor()
  await enterCode(page, first, totpCode(secret))
  await enterCode(page, await passPassword(page), codes[0] ?? '')

  panel = await openPanel(page)
  await panel.getByText('Recovery codes left: 9').waitFor()
  await press(panel, 'New recovery codes')
  await press(dialogOf(page, 'Replace the recovery codes?'), 'New recovery codes')
  await shown.waitFor()
  expect(await codesIn(shown)).not.toContain(codes[1])
  await press(shown, 'Done')
  await panel.getByText('Recovery codes left: 10').waitFor()

  await database.query(`UPDATE session SET authenticated_at = now() - interval '1 hour'`)
  await press(panel, 'Turn off')
  await press(dialogOf(page, 'Turn off two-step login?'), 'Turn off')
  const confirming = dialogOf(page, 'Confirm your password')
  await confirming.getByLabel('Current password').fill(password)
  await press(confirming, 'Confirm')
  await page.getByText('Two-step login is off').waitFor()
  await panel.getByRole('button', { name: 'Set up' }).waitFor()
  expect(faults).toEqual([])
})

it('is required of staff by an administrator, who says so to those without one', async () => {
  const actor = await product.admin()
  await addTotp(actor)
  const admin = await openBrowser(browser, product.url, { as: actor })
  await visit(admin.page, '/admin/settings/sign-in')
  await admin.page.getByRole('switch', { name: 'Second factor for staff' }).click()
  await admin.page.getByRole('switch', { name: 'Second factor for staff', checked: true }).waitFor()
  expect(await admin.page.getByText('Your role needs a second factor').count()).toBe(0)

  await database.query(`UPDATE "user" SET role = 'Monitor' WHERE user_name = $1`, [userName])
  const monitor = await openBrowser(browser, product.url)
  await logIn(monitor.page, userName, password)
  const note = monitor.page.getByRole('status').filter({ hasText: 'Your role needs a second factor' })
  await note.waitFor()
  expect(await axeViolations(monitor.page)).toEqual([])
  await note.getByRole('link', { name: 'Open profile' }).click()
  await monitor.page.getByRole('region', { name: 'Two-step login' }).waitFor()
  expect([...admin.faults, ...monitor.faults]).toEqual([])
})
