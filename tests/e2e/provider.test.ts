import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { startTestProvider, type TestProvider } from '../kit/services/test-oidc.ts'
import { makeGame, readParticipations } from '../kit/world/games.ts'

let product: Product
let provider: TestProvider
let browser: Browser
let gameId: number

beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
  provider = await startTestProvider([`${product.url}/auth/school/callback`], [`${product.url}/`])
  browser = await launchBrowser()
  const admin = await product.admin()
  const { issuer, clientId, clientSecret } = provider
  await admin.mutate('saveIdentityProvider', {
    key: 'school',
    protocol: 'OpenIdConnect',
    label: 'School',
    issuer,
    clientId,
    clientSecret,
    teamClaim: 'team',
    divisionClaim: 'groups',
    endsSession: true,
  })
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
