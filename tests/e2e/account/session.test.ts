import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../../kit/browser/browser.ts'
import { logIn } from '../../kit/browser/browser-actions.ts'
import { Actor } from '../../kit/calls/actor.ts'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import { graphqlApi } from '../../kit/calls/apis.ts'
import { makeGame } from '../../kit/world/games.ts'
import { adminPassword, startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'

const password = 'Sail4home'

let product: Product
let browser: Browser
let gameId: number

beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
  browser = await launchBrowser()
  gameId = await makeGame(await product.admin(), { title: 'Short Rope', hidden: false })
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })

/** Ends all sessions of the administrator from elsewhere. */
async function revokeAll(): Promise<void> {
  const admin = await product.admin()
  await admin.mutate('logOut', { everywhere: true })
}

it('asks for the password over the page, keeps what is typed, and repeats the request', async () => {
  const { context, page, leave } = await openBrowser(browser, product.url, { as: await product.admin() })
  const others = await Promise.all(
    [`/admin/games/${gameId}/info`, `/games/${gameId}/monitor/events`, '/admin/users'].map(async (path) => {
      const other = await context.newPage()
      await visit(other, path)
      return other
    }),
  )
  const [info, events, users] = others
  if (!info || !events || !users) throw new Error('no page')
  await visit(page, '/posts/new/edit')
  await page.getByLabel('Title').fill('Muster at dawn')
  await page.getByLabel('Summary').fill('Bring rope.')
  await info.getByLabel('Title').fill('Long Rope')

  await revokeAll()
  // The page with the live events gets the end of the session through its subscription.
  await dialogOf(events).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialogOf(page).waitFor()
  await info.getByRole('button', { name: 'Save changes' }).click()
  await dialogOf(info).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Muster at dawn')
  expect(await dialogOf(page).getByLabel('Username or email').inputValue()).toBe('Admin')

  await dialogOf(page).getByLabel('Password', { exact: true }).fill(adminPassword)
  await dialogOf(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/posts\/(?!new)/)
  await page.getByRole('heading', { name: 'Muster at dawn' }).waitFor()
  // The other tabs are notified and continue as well.
  await info.getByText('All changes saved').waitFor()
  await Promise.all([info, events, users].map((other) => dialogOf(other).waitFor({ state: 'detached' })))
  await leave()
})

it('goes on without the user if the dialog is closed', async () => {
  const { page, leave } = await openBrowser(browser, product.url, { as: await product.admin() })
  await visit(page, '/posts/new/edit')
  await page.getByLabel('Title').fill('Muster at dusk')
  await revokeAll()
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Title').inputValue()).toBe('Muster at dusk')
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialogOf(page).waitFor()
  await leave()
})

it('shows the same user in all tabs', async () => {
  const visitor = product.anonymous()
  for (const userName of ['anna', 'boris']) {
    const email = `${userName}@players.example`
    await graphqlApi.register(visitor, { userName, email, password })
  }
  const { context, page, leave } = await openBrowser(browser, product.url)
  const other = await context.newPage()
  await visit(other, '/')
  const account = (name: string) => other.getByRole('button', { name: new RegExp(`^Account: ${name}`) })
  await logIn(page, 'anna', password)
  await account('anna').first().waitFor()

  await page
    .getByRole('button', { name: /^Account: anna/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await other.getByRole('link', { name: 'Log in' }).first().waitFor()
  await logIn(page, 'boris', password)
  await account('boris').first().waitFor()
  expect(await account('anna').count()).toBe(0)
  await leave()
})

it('asks for a code after the password, on the page and in the dialog, and takes a recovery code', async () => {
  const admin = await product.admin()
  const account = { userName: 'purser', email: 'purser@players.example', password }
  await admin.rest('POST', '/api/admin/users', [account])
  const purser = new Actor(product.url)
  await purser.rest('POST', '/api/account/login', account)
  const { secret, recoveryCodes } = await addTotp(purser)

  const { page, leave } = await openBrowser(browser, product.url)
  await visit(page, '/account/login?from=%2Faccount%2Fprofile')
  await page.getByLabel('Username or email').fill(account.userName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('This code is wrong or has already been used.').waitFor()
  await code.fill(totpCode(secret))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { name: account.userName }).waitFor()

  await page.getByLabel('Real name').fill('Ada Tester')
  await purser.mutate('logOut', { everywhere: true })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(password)
  await dialogOf(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await dialogOf(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(recoveryCodes[0] ?? '')
  await dialogOf(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Real name').inputValue()).toBe('Ada Tester')
  await leave()
})
