import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { axeViolations } from '../kit/browser/axe-violations.ts'
import { launchBrowser, openBrowser, sidewaysOverflow, visit, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

let product: Product
let browser: Browser
let admin: Actor
const listeners = new Set<(sent: Sent) => void>()

beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
  browser = await launchBrowser()
  admin = await product.admin()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
})

/** Waits until a part of the explorer shows a text. Its editors use non-breaking spaces. */
async function shows(page: Page, part: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([selector, wanted]) =>
      document.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ').includes(wanted),
    [part, text] as const,
  )
}

type Sent = { operationName?: string | null }

/** Calls back with each operation that the explorer sends, by a request or over a socket. */
function onSent(page: Page, listener: (sent: Sent) => void): void {
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql'))
      listener(request.postDataJSON() as Sent)
  })
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; payload?: Sent }
      if (message.type === 'subscribe' && message.payload) listener(message.payload)
    }),
  )
}

/**
 * Opens the tab of an example and runs it until there is an answer. The button learns the name of the operation a moment
 * after the editor shows it, and sends the name of the previous tab until then.
 */
async function runExample({ page, faults }: Person, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
  await shows(page, '.graphiql-query-editor', name)
  for (;;) {
    const sent = new Promise<string>((resolve) => {
      listeners.add(({ operationName }) => {
        if (operationName !== 'IntrospectionQuery') resolve(operationName ?? name)
      })
    })
    await page.locator('button[aria-label^="Execute query"]:not([aria-haspopup])').click()
    const isOwn = (await sent) === name
    listeners.clear()
    await shows(page, '.graphiql-response', isOwn ? '{' : 'OPERATION_RESOLUTION_FAILURE')
    if (isOwn) return
    // The refused request is in the console too.
    faults.length = 0
  }
}

const answerWith = (page: Page, text: string) => shows(page, '.graphiql-response', text)

describe('the REST reference', () => {
  it('finds an operation and shows its responses', async () => {
    const { page, faults, leave } = await openBrowser(browser, product.url)
    await visit(page, '/api/docs')
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('submit flag')
    await page.getByRole('link', { name: /Submit a flag/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Submit a flag' }).waitFor()
    expect(new URL(page.url()).search).toBe('?operation=Game_Submit')
    expect(await page.title()).toBe('Submit a flag · Halyard')
    expect(await page.getByText('/api/game/{id}/challenges/{challengeId}', { exact: true }).count()).toBe(2)

    await visit(page, '/api/docs?operation=Team_GetBasicInfo')
    await page.getByText('Fields of members').click()
    await page.getByText('captain', { exact: true }).waitFor()
    expect(faults).toEqual([])
    await leave()
  })

  it('starts at its top in the tab of a scrolled page, and keeps its place on a reload', async () => {
    const { page, faults, leave } = await openBrowser(browser, product.url)
    const scrolled = () => page.evaluate(() => window.scrollY)
    await visit(page, '/api/docs')
    await page.evaluate(() => window.scrollTo(0, 300))
    await visit(page, '/api/docs?operation=Edit_UpdateGameChallenge')
    expect(await scrolled()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.reload()
    await expect.poll(scrolled).toBe(200)
    expect(faults).toEqual([])
    await leave()
  })

  it.each([
    { scheme: 'dark', width: 'desk' },
    { scheme: 'light', width: 'phone' },
  ] as const)('can be read by everybody in the $scheme scheme at $width width', async (look) => {
    const { page, faults, leave } = await openBrowser(browser, product.url, look)
    for (const path of ['/api/docs', '/api/docs?operation=Edit_UpdateGameChallenge']) {
      await visit(page, path)
      expect(await axeViolations(page)).toEqual([])
      expect(await sidewaysOverflow(page)).toBe(0)
    }
    expect(faults).toEqual([])
    await leave()
  })
})

describe('the GraphQL explorer', () => {
  let gameId: number
  let person: Person

  beforeAll(async () => {
    const now = Date.now()
    const game = { title: 'Harbour Race', start: now - 3_600_000, end: now + 3_600_000 }
    const { body } = await admin.rest('POST', '/api/edit/games', game)
    gameId = (body as { id: number }).id
    person = await openBrowser(browser, product.url, { as: admin })
    onSent(person.page, (sent) => {
      for (const listener of listeners) listener(sent)
    })
  })

  it('opens at /graphql and runs operations with the user’s session', async () => {
    const { page, faults } = person
    await visit(page, '/graphql')
    expect(gameId).toBe(1)
    await runExample(person, 'ReadBoard')
    await answerWith(page, '"title": "Harbour Race"')

    await runExample(person, 'CreateChallenge')
    await answerWith(page, '"CreateChallengePayload"')
    const { body } = await admin.rest('GET', `/api/edit/games/${gameId}/challenges`)
    expect(body).toMatchObject([{ title: 'Lighthouse' }])
    expect(faults).toEqual([])
  })

  it('follows the board', async () => {
    const { page, faults } = person
    await runExample(person, 'FollowBoard')
    await answerWith(page, '"scoreboardChanged"')
    const challenge = `/api/edit/games/${gameId}/challenges/1`
    await admin.rest('PUT', challenge, { originalScore: 400 })
    await answerWith(page, '"score": 400')
    expect(faults).toEqual([])
    await person.leave()
  })

  it('leaves GET to programs as it was', async () => {
    const address = `/graphql?query=${encodeURIComponent('{ __typename }')}`
    const asProgram = await admin.fetch(address, { headers: { accept: 'application/json' } })
    expect(await asProgram.json()).toEqual({ data: { __typename: 'Query' } })
    const asBrowser = await admin.fetch(address, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(asBrowser.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(asBrowser.headers.get('vary')).toContain('Accept')
  })
})
