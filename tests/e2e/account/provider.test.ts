import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { launchBrowser, openBrowser, visit } from '../../kit/browser/browser.ts'
import { logIn, recoverByMail } from '../../kit/browser/browser-actions.ts'
import { mailEnv } from '../../kit/server/mail-app.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { startTestProvider, type TestProvider } from '../../kit/services/test-oidc.ts'
import { startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'
import { makeGame, readParticipations } from '../../kit/world/games.ts'

let smtp: TestSmtp
let product: Product
let provider: TestProvider
let browser: Browser
let gameId: number

/** The settings of the provider, which a person can use while it is enabled. */
async function saveProvider(isEnabled: boolean): Promise<void> {
  const { issuer, clientId, clientSecret } = provider
  await (
    await product.admin()
  ).mutate('saveIdentityProvider', {
    key: 'school',
    protocol: 'OpenIdConnect',
    label: 'School',
    issuer,
    clientId,
    clientSecret,
    teamClaim: 'team',
    divisionClaim: 'groups',
    endsSession: true,
    isEnabled,
  })
}

beforeAll(async () => {
  smtp = await startTestSmtp()
  const port = String(await freePort())
  const env = { ...mailEnv(smtp), PORT: port, HALYARD_PUBLIC_URL: `http://127.0.0.1:${port}` }
  product = await startProduct({ databaseUrl: await createTestDatabase(), env })
  provider = await startTestProvider([`${product.url}/auth/school/callback`], [`${product.url}/`])
  browser = await launchBrowser()
  const admin = await product.admin()
  await saveProvider(true)
  gameId = await makeGame(admin, {
    title: 'Short Rope',
    hidden: false,
    acceptWithoutReview: true,
    divisions: ['Open', 'Students'],
  })
})
afterAll(async () => {
  await browser.close()
  await provider.dispose()
  await product.stop()
  await smtp.stop()
})

it('brings a person in, into the division of the claim, and out at the provider too', async () => {
  provider.person = { sub: 'ada', preferred_username: 'ada', team: 'Night Watch', groups: ['students'] }
  const { page, faults, leave } = await openBrowser(browser, product.url)
  await visit(page, `/account/login?from=/games/${gameId}`)
  await page.getByRole('link', { name: 'Log in with School' }).click()
  await page.getByRole('button', { name: 'Join game' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('combobox', { name: 'Division' }).inputValue()).toBe('Students')
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await page.waitForURL(`**/games/${gameId}/challenges`)
  expect(await readParticipations(await product.admin(), gameId)).toMatchObject([{ division: 'Students' }])

  await page
    .getByRole('button', { name: /^Account: ada/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL(`${provider.issuer}/**`)
  await page.getByRole('button', { name: 'Log out at School' }).click()
  await page.waitForURL(`${product.url}/`)
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  expect(faults).toEqual([])
  await leave()
})

it('is replaced by a password from a mail when it is lost, and linked again', async () => {
  const admin = await product.admin()
  const accountPolicy = { activeOnRegister: false, emailConfirmationRequired: true }
  await admin.rest('PUT', '/api/admin/config', { accountPolicy })
  const email = 'bo@school.test'
  provider.person = { sub: 'bo', preferred_username: 'bosun', email, email_verified: true }
  const { page, faults, leave } = await openBrowser(browser, product.url)
  const enter = page.getByRole('link', { name: 'Log in with School' })
  await visit(page, '/account/login')
  await enter.click()
  await page.getByRole('link', { name: 'Teams' }).first().waitFor()

  await saveProvider(false)
  await page.context().clearCookies()
  await visit(page, '/account/login')
  expect(await enter.count()).toBe(0)
  await recoverByMail(page, { smtp, email, password: 'Anch0rsAweigh' })
  await logIn(page, 'bosun', 'Anch0rsAweigh')

  // The provider knows the person under another name after its own recovery.
  await saveProvider(true)
  await visit(page, '/account/profile')
  const panel = page.getByRole('region', { name: 'Linked accounts' })
  await panel.getByRole('button', { name: 'Unlink School' }).click()
  await page
    .getByRole('dialog', { name: 'Unlink School?' })
    .getByRole('button', { name: 'Unlink School' })
    .click()
  provider.person = { ...provider.person, sub: 'bo-2' }
  await panel.getByRole('button', { name: 'Link School' }).click()
  await panel.getByRole('button', { name: 'Unlink School' }).waitFor()
  await page.context().clearCookies()
  await visit(page, '/account/login')
  await enter.click()
  await page
    .getByRole('button', { name: /^Account: bosun/ })
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await leave()
})
