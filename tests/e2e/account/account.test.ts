import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { axeViolations } from '../../kit/browser/axe-violations.ts'
import { launchBrowser, openBrowser, visit } from '../../kit/browser/browser.ts'
import { createTeam, logIn } from '../../kit/browser/browser-actions.ts'
import { mailEnv, newcomer } from '../../kit/server/mail-app.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { linkOf, startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'

type Newcomer = ReturnType<typeof newcomer>

let smtp: TestSmtp
let databaseUrl: string
let product: Product
let browser: Browser

beforeAll(async () => {
  smtp = await startTestSmtp()
  const port = String(await freePort())
  const env = {
    ...mailEnv(smtp),
    PORT: port,
    HALYARD_PUBLIC_URL: `http://127.0.0.1:${port}`,
    HALYARD_RATE_LIMITS: 'off',
  }
  databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl, env })
  const admin = await product.admin()
  const accountPolicy = { activeOnRegister: false, emailConfirmationRequired: true }
  await admin.rest('PUT', '/api/admin/config', { accountPolicy })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
  await smtp.stop()
})

/** Opens the link of the newest email to that address in this browser. */
async function followMail(page: Page, address: string, count = 1): Promise<void> {
  const { url } = linkOf(await smtp.waitFor(address, count))
  await visit(page, url.href)
}

/** Registers an account and confirms it. */
async function admit(somebody: Newcomer): Promise<void> {
  const admin = await product.admin()
  await admin.rest('POST', '/api/admin/users', [somebody])
}

/** Makes all links in emails expire. */
async function outdateLinks(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const table of ['pending_registration', 'mail_token'])
    await client.query(`UPDATE ${table} SET expires_at = now() - interval '1 second'`)
  await client.end()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const arriveAt = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
async function typeRegistration(page: Page, { userName, email, password }: Newcomer): Promise<void> {
  await visit(page, '/account/register')
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Register')
  await arriveAt(page, 'Check your inbox')
}

async function registerByMail(page: Page, somebody: Newcomer): Promise<void> {
  await typeRegistration(page, somebody)
  const { userName, email } = somebody
  await followMail(page, email)
  await press(page, 'Activate account')
  await arriveAt(page, `Welcome aboard, ${userName}`)
}

it('activates an account, changes its address and recovers its password by the links of mails', async () => {
  const { page, faults, leave } = await openBrowser(browser, product.url)
  const somebody = newcomer()
  const { userName, email } = somebody
  await registerByMail(page, somebody)
  await press(page, 'Continue')
  await page.waitForURL(`${product.url}/`)

  // A link works only once.
  await followMail(page, email)
  await press(page, 'Activate account')
  await arriveAt(page, 'This link is no longer valid')

  const newEmail = `new-${email}`
  await visit(page, '/account/profile')
  await press(page, 'Change email address')
  await page.getByLabel('New email address').fill(newEmail)
  await press(page, 'Send link')
  await page.getByText(`sent a link to ${newEmail}`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.context().clearCookies()
  await followMail(page, newEmail)
  await arriveAt(page, 'Log in to continue')
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username or email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(somebody.password)
  await press(page, 'Log in')
  await press(page, 'Use this address')
  await arriveAt(page, 'Email address changed')
  await press(page, 'Go to profile')
  await page.getByText(`User, ${newEmail}`).waitFor()

  await page.context().clearCookies()
  await visit(page, '/account/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email address').fill(newEmail)
  await press(page, 'Send link')
  await arriveAt(page, 'Check your inbox')
  await followMail(page, newEmail, 2)
  await page.getByText(`Account: ${newEmail}`).waitFor()
  await page.getByLabel('New password').fill('Anch0rsAweigh')
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Change password')
  await arriveAt(page, 'Password changed')
  await press(page, 'Log in')
  await page.waitForURL('**/account/login')
  await logIn(page, userName, 'Anch0rsAweigh')
  expect(faults).toEqual([])
  await leave()
})

it('does not reveal a known address, and notifies its owner', async () => {
  const { page, faults, leave } = await openBrowser(browser, product.url)
  const [owner, { userName }] = [newcomer(), newcomer()]
  await admit(owner)
  await typeRegistration(page, { ...owner, userName })
  await page.getByText(`sent an email to ${owner.email}`).waitFor()
  await page.getByText(`activate the account ${userName}`).waitFor()
  const { subject, text } = await smtp.waitFor(owner.email)
  expect(subject).toContain('You already have an account')
  expect(text).toContain(`log in as ${owner.userName}`)
  await followMail(page, owner.email)
  await arriveAt(page, 'Log in')
  expect(smtp.mailsTo(owner.email)).toHaveLength(1)
  expect(faults).toEqual([])
  await leave()
})

it('opens nothing with links that are too old', async () => {
  const { page, faults, leave } = await openBrowser(browser, product.url)
  const [somebody, late] = [newcomer(), newcomer()]
  await admit(somebody)
  const anonymous = product.anonymous()
  await anonymous.rest('POST', '/api/account/register', late)
  await anonymous.rest('POST', '/api/account/recovery', { email: somebody.email })
  await Promise.all([somebody, late].map(({ email }) => smtp.waitFor(email)))
  await outdateLinks()

  await followMail(page, late.email)
  await press(page, 'Activate account')
  await arriveAt(page, 'This link is no longer valid')
  await followMail(page, somebody.email)
  await page.getByLabel('New password').fill('Anch0rsAweigh')
  await press(page, 'Change password')
  await arriveAt(page, 'This link is no longer valid')
  await press(page, 'Request a new link')
  await arriveAt(page, 'Forgot your password?')
  await logIn(page, somebody.userName, somebody.password)
  expect(faults).toEqual([])
  await leave()
})

it('crops the chosen square of a picture, for a user and for a team', async () => {
  const { page, faults, leave } = await openBrowser(browser, product.url)
  const somebody = newcomer()
  await registerByMail(page, somebody)
  await visit(page, '/account/profile')
  // As displayed: red on the left, blue on the right. The square moves to the right edge.
  const half = { width: 300, height: 300, channels: 3, background: '#c00' } as const
  const picture = await sharp({ create: { ...half, width: 600, background: '#00c' } })
    .composite([{ input: { create: half }, left: 300, top: 0 }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer()
  expect((await sharp(picture).metadata()).exif).toBeDefined()
  const file = { name: 'halves.jpg', mimeType: 'image/jpeg', buffer: picture }
  const choose = (dialog: string) => async () => {
    await page.locator('input[type=file]').first().setInputFiles(file)
    const area = page.getByRole('dialog', { name: dialog }).getByRole('application')
    await area.waitFor()
    for (let step = 0; step < 6; step += 1) await area.press('Shift+ArrowRight')
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Save picture')
    await page.getByText('Picture saved').first().waitFor()
  }
  await choose('Your picture')()
  const shown = page.locator('main header img')
  await shown.waitFor()
  const bytes = await page.request.get((await shown.getAttribute('src')) ?? '')
  const stored = sharp(await bytes.body())
  const metadata = await stored.metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 300, height: 300 })
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
  const { channels } = await stored.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 100))).toEqual([0, 0, 2])

  await visit(page, '/teams')
  await createTeam(page, 'Half Mast')
  await press(page, 'Manage Half Mast')
  await choose('Picture of Half Mast')()
  await page.getByRole('dialog', { name: 'Manage Half Mast' }).locator('img').first().waitFor()
  expect(faults).toEqual([])
  await leave()
})
