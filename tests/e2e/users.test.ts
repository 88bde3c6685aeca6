import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { joinGame, logIn } from '../kit/browser/browser-actions.ts'
import { password } from '../kit/world/factories.ts'
import { newcomer } from '../kit/server/mail-app.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'

let product: Product
let browser: Browser
let admin: Person
let visitor: Person

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
  visitor = await openBrowser(browser, product.url, { expected: /401/ })
})

afterEach(async () => {
  await admin.leave()
  await visitor.leave()
})

const faults = () => [...admin.faults, ...visitor.faults]
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const arriveAt = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

async function typeNewcomer(page: Page, { userName, email }: ReturnType<typeof newcomer>): Promise<void> {
  await visit(page, '/account/register')
  await page.getByLabel('Username').fill(userName)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Register')
}

async function typePassword(page: Page, userName: string): Promise<void> {
  await visit(page, '/account/login')
  await page.getByLabel('Username or email').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log in')
}

/** Changes switches in the settings and returns the resulting explanation of registrations. */
async function setPolicy(page: Page, switches: string[], outcome: string): Promise<void> {
  await visit(page, '/admin/settings')
  for (const name of switches) await page.getByRole('switch', { name }).click()
  await page.getByText(outcome).waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Settings saved').waitFor()
}

/** Waits until the page has a live connection to the server, opened at this path or below it. */
function firstFrame(page: Page, path: string): Promise<unknown> {
  return new Promise((resolve) => {
    page.on('websocket', (line) => {
      if (new URL(page.url()).pathname.startsWith(path)) line.once('framereceived', resolve)
    })
  })
}

/** Opens a user's drawer beside the list. */
async function openAccount(page: Page, userName: string) {
  await visit(page, '/admin/users')
  await page.getByLabel('Search users').fill(userName)
  await page.getByText('1 user', { exact: true }).waitFor()
  await press(page, userName)
  return page.getByRole('dialog', { name: userName })
}

it('registers users according to the settings: not at all, or once an administrator confirms', async () => {
  const closed = newcomer()
  await setPolicy(admin.page, ['Allow registration'], 'Registration is closed.')
  await typeNewcomer(visitor.page, closed)
  await arriveAt(visitor.page, 'Registration is closed')

  const waiting = newcomer()
  const switches = ['Allow registration', 'Activate new accounts immediately']
  await setPolicy(admin.page, switches, 'wait until an administrator confirms')
  await typeNewcomer(visitor.page, waiting)
  await arriveAt(visitor.page, 'Waiting for activation')
  await typePassword(visitor.page, waiting.userName)
  await visitor.page.getByText('Incorrect username or password').waitFor()

  const account = await openAccount(admin.page, waiting.userName)
  await account.getByRole('switch', { name: 'Email address confirmed' }).click()
  await account.getByRole('button', { name: 'Save' }).click()
  await admin.page.getByText(`Account ${waiting.userName} saved`).waitFor()
  await logIn(visitor.page, waiting.userName, password)
  expect(faults()).toEqual([])
})

describe('users', () => {
  const [captain, mate] = [newcomer(), newcomer()]

  it('are added by a list, with passwords to hand out', async () => {
    const { page } = admin
    await visit(page, '/admin/users')
    await press(page, 'Add users')
    const lines = ['userName;email;password;teamName']
    for (const { userName, email } of [captain, mate]) lines.push(`${userName};${email};;Night Watch`)
    const file = { name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText('2 users are ready').waitFor()
    await press(page, 'Add 2 users')
    await page.getByText('2 users added').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download list' }).click(),
    ])
    const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(head).toBe('userName,email,password,teamName')
    const passwords = new Map(rows.map((row) => [row.split(',')[0] ?? '', row.split(',')[2] ?? '']))
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: mate.userName, exact: true }).waitFor()

    captain.password = passwords.get(captain.userName) ?? ''
    await logIn(visitor.page, captain.userName, captain.password)
    await visit(visitor.page, '/teams')
    await visitor.page
      .getByRole('article', { name: 'Night Watch' })
      .getByText(mate.userName)
      .first()
      .waitFor()
  })

  it('are logged out of every browser at once when they are banned', async () => {
    const now = Date.now()
    const times = { start: now - 3_600_000, end: now + 3_600_000 }
    const game = { title: 'Night Race', ...times, acceptWithoutReview: true }
    const { body } = await (await product.admin()).rest('POST', '/api/edit/games', game)
    await logIn(visitor.page, captain.userName, captain.password)
    // The page that the log-in leads to has a connection of its own.
    const isLive = firstFrame(visitor.page, '/games/')
    await joinGame(visitor.page, (body as { id: number }).id)
    await isLive
    const account = await openAccount(admin.page, captain.userName)
    await account.getByRole('button', { name: 'Ban' }).click()
    await press(admin.page, `Ban ${captain.userName}`)
    await visitor.page.getByText('Your account is banned').waitFor()
    await visitor.page.getByRole('link', { name: 'Log in' }).first().waitFor()
    expect(faults()).toEqual([])
  })

  it('get another password, which ends the one before', async () => {
    const { page } = admin
    const account = await openAccount(page, mate.userName)
    await account.getByRole('button', { name: 'Reset' }).click()
    await press(page, 'Reset password')
    const shown = page.getByRole('group', { name: 'New password' })
    const given = (await shown.locator('[title]').getAttribute('title')) ?? ''
    await press(page, 'Done')
    await logIn(visitor.page, mate.userName, given)
    expect(faults()).toEqual([])
  })
})

describe('the list of users', () => {
  it('is sorted by the server and keeps its order and columns', async () => {
    const { page } = admin
    await visit(page, '/admin/users')
    const names = () => page.locator('[data-row-opener]').allInnerTexts()
    const head = page.getByRole('columnheader', { name: 'User', exact: true })
    await head.getByRole('button').click()
    await page.waitForURL('**?sort=name')
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
    await head.getByRole('button').click()
    await page.waitForURL('**?sort=-name')
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    const expected = (await names()).toSorted((one, other) =>
      one.toUpperCase() < other.toUpperCase() ? 1 : -1,
    )
    await until(async () => (await names()).join() === expected.join(), 'the order is reversed')
    await press(page, 'Table view')
    await page.getByRole('menuitemcheckbox', { name: 'Phone number' }).click()
    await page.reload()
    await page.getByRole('columnheader', { name: 'Phone number' }).waitFor()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    expect(faults()).toEqual([])
  })

  it('takes an action on the rows that the keyboard selects, and says which were left', async () => {
    const { page } = admin
    const [one, other] = [newcomer(), newcomer()]
    const actor = await product.admin()
    await actor.rest(
      'POST',
      '/api/admin/users',
      [one, other].map(({ userName, email }) => ({ userName, email, password })),
    )
    await visit(page, '/admin/users')
    await page.getByRole('button', { name: 'Admin', exact: true }).focus()
    await page.keyboard.press('x')
    for (const { userName } of [one, other]) {
      await page.getByRole('checkbox', { name: `Select ${userName}` }).check()
    }
    await page.getByText('3 selected').waitFor()
    await press(page, 'Set role')
    await page.getByRole('menuitem', { name: 'Monitor' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set role' }).click()
    await page.getByText('2 users updated').waitFor()
    const report = page.getByRole('dialog', { name: '1 item was left unchanged' })
    await report.getByText('Only another administrator can change your role.').waitFor()
    await report.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'Admin', exact: true }).focus()
    await page.keyboard.press('Escape')
    await page.getByText('3 selected').waitFor({ state: 'detached' })
    expect(faults()).toEqual([])
  })
})
