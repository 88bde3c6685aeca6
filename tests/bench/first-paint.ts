import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openBrowser } from '../kit/browser/browser.ts'
import { median, type Figure } from './figure.ts'
import { createWorld, type World } from './world.ts'

/** A slow phone: its processor and its network. */
const cpuSlowdown = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const repeats = 5
/** No larger element is painted after this time without one. */
const quietMs = 2500
const size = { teams: 60, challenges: 30, solves: 400 }

type Painted = { first: number; again: number }

/**
 * The time to the largest contentful paint on a slow phone, at the first visit and at the next one. `beside` is the
 * folder of another built Halyard, which is measured in turns with this one.
 */
export async function benchFirstPaint({ beside }: { beside: string | undefined }): Promise<Figure[]> {
  const browser = await launchBrowser()
  const worlds = [
    await createWorld({ size }),
    ...(beside ? [await createWorld({ size, checkout: beside })] : []),
  ]
  try {
    for (const world of worlds) await fillStartPage(world)
    const figures: Figure[] = []
    for (const path of ['/', '/games', '/games/GAME/scoreboard']) {
      const painted: Painted[][] = worlds.map(() => [])
      for (let turn = 0; turn < repeats; turn += 1) {
        for (const [index, world] of worlds.entries()) {
          painted[index]?.push(await measure(browser, world, path.replace('GAME', String(world.gameId))))
        }
      }
      for (const visit of ['first', 'again'] as const) {
        const [value = 0, limit] = painted.map((all) => median(all.map((times) => times[visit])))
        figures.push({
          name: `${path} ${visit}`,
          value,
          unit: 'ms to the largest paint',
          limit: limit ?? null,
          ratio: limit ? value / limit : null,
        })
      }
    }
    return figures
  } finally {
    await browser.close()
    for (const world of worlds) await world.dispose()
  }
}

/** Posts and games, so that the start page has what a real one has. */
async function fillStartPage({ pool }: World): Promise<void> {
  await pool.query(
    `INSERT INTO post (id, title, summary, content, tags)
     SELECT left(md5(n::text), 8), 'Post ' || n, repeat('The harbour is open to all crews. ', 6), '', '{news}'
       FROM generate_series(1, 5) n`,
  )
  await pool.query(
    `INSERT INTO game (title, summary, public_key, private_key, start_at, end_at, writeup_deadline)
     SELECT 'Game ' || n, repeat('Two days of challenges. ', 5), '', '', now() - n * interval '3 days',
            now() - n * interval '2 days', now() FROM generate_series(1, 5) n`,
  )
}

async function measure(browser: Browser, world: World, path: string): Promise<Painted> {
  const { page, leave } = await openBrowser(browser, world.url, { width: 'phone', keepsFiles: true })
  try {
    await page.addInitScript(() => {
      const painted = { at: 0, changed: performance.now() }
      Object.assign(window, { painted })
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) painted.at = startTime
        painted.changed = performance.now()
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const first = await largestPaint(page, path)
    if (await hasServiceWorker(page)) {
      // The worker has kept the files of the page before the next visit.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.waitForFunction(async () => (await caches.match('/')) !== undefined)
    }
    return { first, again: await largestPaint(page, path) }
  } finally {
    await leave()
  }
}

/** Older versions answer this address with the page. */
async function hasServiceWorker(page: Page): Promise<boolean> {
  const answer = await page.request.get('/sw.js')
  return answer.ok() && String(answer.headers()['content-type']).includes('javascript')
}

async function largestPaint(page: Page, path: string): Promise<number> {
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(path, { waitUntil: 'commit' })
  const painted = await page.waitForFunction((quiet) => {
    const { painted } = window as unknown as { painted: { at: number; changed: number } }
    return painted.at > 0 && performance.now() - painted.changed > quiet ? painted.at : null
  }, quietMs)
  const value = Number(await painted.jsonValue())
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await session.detach()
  return value
}
