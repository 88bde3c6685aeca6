import type { Browser, Page } from 'playwright-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { makePlayedGame, type PlayedGame } from '../kit/world/played-game.ts'

let product: Product
let browser: Browser
let pool: pg.Pool
let game: PlayedGame

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  product = await startProduct({ databaseUrl })
  browser = await launchBrowser()
  pool = new pg.Pool({ connectionString: databaseUrl })
  game = await makePlayedGame({ url: product.url, services: { pool } }, { teams: 2, challenges: 2 })
  await pool.query(
    `INSERT INTO post (id, title, summary, content, tags) VALUES ('post0001', 'Harbour', $1, '', '{}')`,
    ['</script><script>document.title = "taken"</script>'],
  )
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  await pool.end()
})

/** The names of the queries that the page sends from now on. */
function namesSent(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return
    names.push((request.postDataJSON() as { operationName: string }).operationName)
  })
  return names
}

type First = { answers: Record<string, { viewer?: { userName: string } | null }> }

/** The answers in a page; null if it has none. */
async function answersIn(response: Response): Promise<First | null> {
  const json = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(
    await response.text(),
  )?.[1]
  return json === undefined ? null : (JSON.parse(json) as First)
}

/** Repeats until there is a result: a busy server sends a page without answers rather than late. */
async function untilThere<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (;;) {
    const result = await attempt()
    if (result !== null) return result
  }
}

/** A browser at an address whose page has come with answers. */
function openPage(path: string) {
  return untilThere(async () => {
    const opened = await openBrowser(browser, product.url)
    const sent = namesSent(opened.page)
    await visit(opened.page, path)
    if ((await opened.page.locator('#first-answers').count()) > 0) return { ...opened, sent }
    await opened.leave()
    return null
  })
}

it('the first screen at each public address needs no query of its own', async () => {
  const board = `/games/${game.gameId}/scoreboard`
  // The server holds the board of a game after its first reader.
  await product.anonymous().rest('GET', `/api/game/${game.gameId}/scoreboard`)
  for (const path of ['/', '/games', `/games/${game.gameId}`, board, '/posts', '/posts/post0001', '/about']) {
    const { page, sent, faults, leave } = await openPage(path)
    expect([path, sent, faults]).toEqual([path, [], []])
    expect(await page.title()).not.toBe('taken')
    await leave()
  }
})

it('the heading and the games are painted before the scripts arrive', async () => {
  const { headings, leave } = await untilThere(async () => {
    const opened = await openBrowser(browser, product.url)
    await opened.page.route('**/app/*.js', () => undefined)
    await opened.page.goto('/games', { waitUntil: 'domcontentloaded' })
    const found = await opened.page.locator('.h-first :is(h1, h2)').allTextContents()
    if (found.length > 0) {
      await opened.page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      return { headings: found, leave: opened.leave }
    }
    await opened.leave()
    return null
  })
  expect(headings).toEqual(['Games', expect.any(String)])
  await leave()
})

it('the page itself follows the first screen, not a spinner', async () => {
  const { page, leave } = await openPage('/games')
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const text = document.querySelector('#root > :not(.h-first)')?.parentElement?.textContent ?? ''
      if (text && shown.at(-1) !== text) shown.push(text)
    }).observe(document, { childList: true, subtree: true })
  })
  const [first = ''] = await untilThere(async () => {
    await visit(page, '/games')
    if ((await page.locator('#first-answers').count()) === 0) return null
    return page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  })
  expect(first).toContain('Games')
  await leave()
})

it('a page contains the answers for its own viewer, and no cache keeps it', async () => {
  const [player] = game.players
  if (!player) throw new Error('The game has no player.')
  const answer = await player.actor.graphql('{ viewer { userName } }')
  const { userName } = (answer.data as { viewer: { userName: string } }).viewer
  for (const [actor, name] of [
    [product.anonymous(), undefined],
    [player.actor, userName],
  ] as const) {
    // A page without answers is the same for all, so caches may keep it.
    const { first, cacheControl } = await untilThere(async () => {
      const response = await actor.fetch('/')
      const found = await answersIn(response)
      return found && { first: found, cacheControl: response.headers.get('cache-control') }
    })
    expect(cacheControl).toBe('no-store')
    expect(Object.keys(first.answers)).toEqual(['RootLayoutQuery {}', 'HomePageQuery {}'])
    expect(first.answers['RootLayoutQuery {}']?.viewer?.userName).toBe(name)
  }
})

it('a client that prefers the page alone gets no answers', async () => {
  const [player] = game.players
  const response = await (player?.actor ?? product.anonymous()).fetch('/', {
    headers: { prefer: 'return=minimal' },
  })
  expect(await answersIn(response)).toBeNull()
})

it('a link that is pointed at loads the code and the query of its page once', async () => {
  const { page, sent, faults, leave } = await openPage('/about')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).first()
  // The code of the prefetch loads after the first paint, so the first movements may come before it.
  await untilThere(async () => {
    await page.mouse.move(600, 600)
    const asked = page.waitForRequest((request) => request.url().endsWith('/graphql'), { timeout: 2000 })
    await Promise.all([asked.catch(() => null), link.hover()])
    return sent.length > 0 ? sent : null
  })
  expect(sent).toEqual(['GamesPageQuery'])
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor()
  expect(sent).toEqual(['GamesPageQuery'])
  expect(faults).toEqual([])
  await leave()
})
