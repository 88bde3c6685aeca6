import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { register } from '../kit/browser/browser-actions.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

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

/** An authenticator in the browser that answers at once, as after a fingerprint. Returns how to let it refuse. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifies: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await visit(page, '/account/login')
}

it('adds a passkey, logs in with it, confirms with it, renames and removes it', async () => {
  // Browsers accept passkeys without HTTPS on this name alone.
  const url = product.url.replace('127.0.0.1', 'localhost')
  const { page, faults } = await openBrowser(browser, url)
  const authenticator = await addAuthenticator(page)
  await register(page, 'petrel', password)
  await visit(page, '/account/profile')
  const panel = page.getByRole('region', { name: 'Passkeys' })
  await panel.getByRole('button', { name: 'Add passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add passkey' })
  await naming.getByLabel('Name').fill('Laptop')
  await naming.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Passkey added').waitFor()
  await panel.getByText('Never used').waitFor()

  await logOut(page)
  await authenticator.verifies(false)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByRole('alert').getByText('No passkey was used.').waitFor()
  await authenticator.verifies(true)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByRole('link', { name: 'Teams' }).first().waitFor()
  await visit(page, '/account/profile')
  await panel.getByText(/^Last used/).waitFor()

  await panel.getByRole('button', { name: 'Rename Laptop' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename Laptop' })
  await renaming.getByLabel('Name').fill('Old laptop')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await panel.getByText('Old laptop').waitFor()

  await database.query(`UPDATE session SET authenticated_at = now() - interval '1 hour'`)
  await panel.getByRole('button', { name: 'Remove Old laptop' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Old laptop?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  const confirming = page.getByRole('dialog', { name: 'Confirm your password' })
  await confirming.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await page.getByText('Passkey removed').waitFor()
  await panel.getByText('Log in with a fingerprint').waitFor()

  // The authenticator still offers the removed passkey.
  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByRole('alert').getByText('No account has this passkey.').waitFor()
  expect(faults).toEqual([])
})
