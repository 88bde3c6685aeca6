import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../../kit/browser/axe-violations.ts'
import { launchBrowser, openBrowser, visit } from '../../kit/browser/browser.ts'
import { password, unique } from '../../kit/world/factories.ts'
import { startFakeTurnstile, type FakeTurnstile } from '../../kit/services/fake-turnstile.ts'
import { startProduct, type Product } from '../../kit/server/product.ts'
import { createTestDatabase } from '../../kit/services/test-database.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function startWithCaptcha(env: Record<string, string>): Promise<Product> {
  const product = await startProduct({ databaseUrl: await createTestDatabase(), env })
  const admin = await product.admin()
  await admin.rest('PUT', '/api/admin/config', { accountPolicy: { useCaptcha: true } })
  return product
}

async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

describe('proof of work', () => {
  let product: Product
  beforeAll(async () => {
    product = await startWithCaptcha({ HALYARD_CAPTCHA: 'HashPow', HALYARD_POW_DIFFICULTY: '12' })
  })
  afterAll(() => product.stop())

  it('is done in the background of the forms, and anew after a refusal', async () => {
    const { page, faults, leave } = await openBrowser(browser, product.url)
    const userName = unique('pow')
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await visit(page, '/account/register')
    await page.getByText('when you start typing').waitFor()
    await type(page, { Username: userName, 'Email address': `${userName}@example.test` })
    await page.getByText('Check complete.').waitFor()
    // The work runs in a worker, so the page stays responsive.
    expect(workers).toHaveLength(1)
    expect(await axeViolations(page)).toEqual([])
    await type(page, { Password: password })
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('heading', { name: new RegExp(userName) }).waitFor()

    await page.context().clearCookies()
    await visit(page, '/account/recovery')
    await type(page, { 'Email address': `${userName}@example.test` })
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Contact an organizer' }).waitFor()

    await visit(page, '/account/login')
    await type(page, { 'Username or email': userName, Password: 'Wrong1pass' })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('Incorrect username or password').waitFor()
    await type(page, { Password: password })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(`${product.url}/`)
    expect(faults).toEqual([])
    await leave()
  })

  it('says when it cannot be done, and tries again', async () => {
    const { page, leave } = await openBrowser(browser, product.url)
    await visit(page, '/account/login')
    await page.route('**/graphql', (route) => route.abort())
    await page.getByLabel('Password', { exact: true }).focus()
    // The page reports the lost server too, with a button of the same name.
    const again = page.locator('form').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.unroute('**/graphql')
    await again.click()
    await page.getByText('Check complete.').waitFor()
    await leave()
  })
})

describe('Turnstile', () => {
  let turnstile: FakeTurnstile
  let product: Product
  beforeAll(async () => {
    turnstile = await startFakeTurnstile()
    product = await startWithCaptcha({
      HALYARD_CAPTCHA: 'CloudflareTurnstile',
      HALYARD_TURNSTILE_SITE_KEY: 'site-key',
      HALYARD_TURNSTILE_SECRET_KEY: 'secret-key',
      HALYARD_TURNSTILE_URL: turnstile.url,
    })
  })
  afterAll(async () => {
    await product.stop()
    await turnstile.stop()
  })

  // Draws a button instead of Cloudflare's frame.
  const script = `window.turnstile = {
    render(container, options) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'I am ' + options.sitekey + ' at ' + options.action
      button.onclick = () => options.callback('a token')
      container.append(button)
      return 'widget'
    },
    reset() {},
    remove() {},
  }`

  it('loads its script when a form is filled, within the content policy', async () => {
    const { page, context, faults, leave } = await openBrowser(browser, product.url, { expected: /401/ })
    const loads: string[] = []
    await context.route('https://challenges.cloudflare.com/**', (route) => {
      loads.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: script })
    })
    const answer = await page.goto('/account/login')
    expect(answer?.headers()['content-security-policy']).toContain('https://challenges.cloudflare.com')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(loads).toEqual([])
    await type(page, { 'Username or email': 'nobody', Password: password })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('to submit the form').waitFor()
    await page.getByRole('button', { name: 'I am site-key at login' }).click()
    await page.getByText('Incorrect username or password').waitFor()
    expect(loads).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'])
    expect(turnstile.questions).toMatchObject([{ response: 'a token', secret: 'secret-key' }])
    expect(faults).toEqual([])
    await leave()
  })
})
