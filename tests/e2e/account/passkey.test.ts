import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../server/database/free-port.ts'
import { launchBrowser, openBrowser, visit } from '../../kit/browser/browser.ts'
import { logIn, recoverByMail, register } from '../../kit/browser/browser-actions.ts'
import { mailEnv } from '../../kit/server/mail-app.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'
import { startTestSmtp, type TestSmtp } from '../../kit/services/test-smtp.ts'

const password = 'Sail4home'

let smtp: TestSmtp
let product: Product
/** Browsers accept passkeys without HTTPS on the name of the machine alone. */
let url: string
let browser: Browser
let database: Client

beforeAll(async () => {
  smtp = await startTestSmtp()
  const databaseUrl = await createTestDatabase()
  const port = String(await freePort())
  url = `http://localhost:${port}`
  const env = { ...mailEnv(smtp), PORT: port, HALYARD_PUBLIC_URL: url, HALYARD_RATE_LIMITS: 'off' }
  product = await startProduct({ databaseUrl, env })
  database = new Client({ connectionString: databaseUrl })
  await database.connect()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await database.end()
  await product.stop()
  await smtp.stop()
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

async function addPasskey(page: Page, name: string): Promise<void> {
  await visit(page, '/account/profile')
  const panel = page.getByRole('region', { name: 'Passkeys' })
  await panel.getByRole('button', { name: 'Add passkey' }).click()
  const naming = page.getByRole('dialog', { name: 'Add passkey' })
  await naming.getByLabel('Name').fill(name)
  await naming.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Passkey added').waitFor()
}

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await visit(page, '/account/login')
}

it('adds a passkey, logs in with it, confirms with it, renames and removes it', async () => {
  const { page, faults } = await openBrowser(browser, url)
  const authenticator = await addAuthenticator(page)
  await register(page, 'petrel', password)
  await addPasskey(page, 'Laptop')
  const panel = page.getByRole('region', { name: 'Passkeys' })
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

it('is replaced after its loss, with a password from a mail, and the lost one logs in no more', async () => {
  const admin = await product.admin()
  const owner = { userName: 'fulmar', email: 'fulmar@players.example', password }
  await admin.rest('POST', '/api/admin/users', [owner])
  const accountPolicy = { activeOnRegister: false, emailConfirmationRequired: true }
  await admin.rest('PUT', '/api/admin/config', { accountPolicy })
  const lost = await openBrowser(browser, url)
  await addAuthenticator(lost.page)
  await logIn(lost.page, owner.userName, password)
  await addPasskey(lost.page, 'Laptop')
  await logOut(lost.page)

  const { page, faults, leave } = await openBrowser(browser, url)
  await addAuthenticator(page)
  await recoverByMail(page, { smtp, email: owner.email, password: 'Anch0rsAweigh' })
  await logIn(page, owner.userName, 'Anch0rsAweigh')
  await visit(page, '/account/profile')
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('dialog', { name: 'Remove Laptop?' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Passkey removed').waitFor()
  await addPasskey(page, 'Phone')
  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.getByRole('link', { name: 'Teams' }).first().waitFor()

  await lost.page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await lost.page.getByRole('alert').getByText('No account has this passkey.').waitFor()
  expect([...faults, ...lost.faults]).toEqual([])
  await leave()
  await lost.leave()
})
