import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { makeChallenge } from '../kit/world/challenges.ts'
import { makeGame } from '../kit/world/games.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

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

const markOf = (page: Page, state: string) => page.getByTitle(`Connection: ${state}`, { exact: true })
const failure = (page: Page) => page.getByRole('heading', { name: 'Couldn’t load this page' })

/** Screens of every layout, each with a link to a page whose code is not loaded yet. */
const screens = [
  { from: () => '/', link: 'Posts', heading: 'Posts', isInShell: true },
  { from: () => '/account/login', link: 'Register', heading: 'Register', isInShell: false },
  { from: () => `/games/${gameId}`, link: 'Challenges', heading: 'No challenges yet', isInShell: true },
  { from: () => `/games/${gameId}`, link: 'Posts', heading: 'Posts', isInShell: true },
  { from: () => '/admin/games', link: 'Users', heading: 'Users', isInShell: true },
  { from: () => `/admin/games/${gameId}/info`, link: 'Notices', heading: 'Notices', isInShell: true },
  { from: () => `/games/${gameId}/monitor/events`, link: 'Cheats', heading: 'Cheats', isInShell: true },
]

it('keeps the shell while the server is gone, and loads the page when it is back', async () => {
  const visitor = await openBrowser(browser, product.url)
  const admin = await openBrowser(browser, product.url, { as: await product.admin() })
  const open = await Promise.all(
    screens.map(async (screen, index) => {
      const page = await (index < 2 ? visitor : admin).context.newPage()
      await visit(page, screen.from())
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      return { ...screen, page }
    }),
  )

  await product.kill()
  for (const { page, link, isInShell } of open) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await failure(page).waitFor()
    if (!isInShell) continue
    await page.getByRole('navigation', { name: 'Main' }).first().waitFor()
    await markOf(page, 'Reconnecting').or(markOf(page, 'Offline')).waitFor()
  }
  await product.restart()
  for (const { page, heading, isInShell } of open) {
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await failure(page).waitFor({ state: 'detached' })
    if (isInShell) await markOf(page, 'Connected').waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  }
  await Promise.all([visitor.leave(), admin.leave()])
})

it('reloads once for another build whose files are gone, and never twice', async () => {
  const { page, leave } = await openBrowser(browser, product.url)
  await visit(page, '/')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.route(`${product.url}/`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/index-[\w-]+\.js/, 'index-other.js'),
    })
  })
  await page.route(/\/app\/PostsPage/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click()
  await failure(page).waitFor()
  await page.waitForFunction(() => sessionStorage.getItem('reloaded-for') !== null)
  // The reloaded page fails as well. It polls again and is not reloaded a second time.
  await page.waitForRequest(`${product.url}/`)
  await page.waitForRequest(`${product.url}/`)
  await failure(page).waitFor()
  expect(loads).toEqual(['/posts'])
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('heading', { name: 'Posts', level: 1 }).waitFor()
  await leave()
})

it('shows a new version when the connection comes back after a deployment, and its reload keeps the draft', async () => {
  const actor = await product.admin()
  const challengeId = await makeChallenge(actor, gameId)
  const { context, page, leave } = await openBrowser(browser, product.url, { as: actor })
  let isDeployed = false
  const acknowledged = Promise.withResolvers<void>()
  await context.routeWebSocket(/\/graphql/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      socket.send(isDeployed ? String(message).replace(/index-[\w-]+\.js/, 'index-other.js') : message)
      acknowledged.resolve()
    })
  })
  await visit(page, `/admin/games/${gameId}/challenges/${challengeId}`)
  await acknowledged.promise
  await page.getByLabel('Title').fill('Bowline')
  await page.getByText('1 unsaved change').waitFor()
  await product.kill()
  await markOf(page, 'Reconnecting').or(markOf(page, 'Offline')).waitFor()
  isDeployed = true
  await product.restart()
  await page.getByText('A new version is available').waitFor()
  isDeployed = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByText('Restored from your unsaved draft').waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Bowline')
  expect(await page.getByText('A new version is available').count()).toBe(0)
  await leave()
})
