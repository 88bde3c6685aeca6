import type { Page } from 'playwright-core'
import { launchBrowser, openBrowser } from '../kit/browser/browser.ts'
import type { Figure } from './figure.ts'
import { sendAll } from './load.ts'
import { createWorld, freshChallenges, type World } from './world.ts'

const size = { teams: 10_000, challenges: 100, solves: 200_000 }
const solvesPerSecond = 5
const scrollMs = 10_000

type Frames = { median: number; late: number }

/** How soon a large board is on the screen after its data, and its frame times while it scrolls and solves arrive. */
export async function benchBigBoard(): Promise<Figure[]> {
  const world = await createWorld({ size })
  const browser = await launchBrowser()
  try {
    const { page, leave } = await openBrowser(browser, world.url)
    const openMs = await openBoard(page, world)
    const quiet = await scroll(page)
    const solving = solve(world, (scrollMs / 1000) * solvesPerSecond)
    const moving = await scroll(page)
    await solving
    await leave()
    const of = (name: string, value: number, limit: number | null = null): Figure => ({
      name,
      value,
      unit: 'ms',
      limit,
      ratio: limit ? value / limit : null,
    })
    return [
      of('board-open-after-data', openMs),
      of('board-frame-median', moving.median, quiet.median),
      of('board-frame-95th', moving.late, quiet.late),
    ]
  } finally {
    await browser.close()
    await world.dispose()
  }
}

/** The time from the last byte of the board's data to its first row on the screen. */
async function openBoard(page: Page, { gameId }: World): Promise<number> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-row]')) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('board'))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/games/${gameId}/scoreboard`)
  const shown = await page.waitForFunction(() => {
    const [mark] = performance.getEntriesByName('board')
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const data = requests.filter(({ name }) => name.endsWith('/graphql'))
    const [largest] = data.toSorted((a, b) => b.encodedBodySize - a.encodedBodySize)
    return mark && largest ? mark.startTime - largest.responseEnd : null
  })
  return Number(await shown.jsonValue())
}

/** Scrolls down and takes the time of each frame. */
function scroll(page: Page): Promise<Frames> {
  return page.evaluate(async (durationMs) => {
    const times: number[] = []
    window.scrollTo(0, 0)
    const start = performance.now()
    let last = start
    while (last - start < durationMs) {
      window.scrollBy(0, 60)
      const now = await new Promise<number>((resolve) => {
        requestAnimationFrame(resolve)
      })
      times.push(now - last)
      last = now
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { median: at(0.5), late: at(0.95) }
  }, scrollMs)
}

/** Sends right flags of different teams, evenly in time. */
async function solve({ url, gameId, challengeIds, tokens }: World, count: number): Promise<void> {
  const [challengeId = 0] = freshChallenges(challengeIds)
  for (const token of tokens.slice(0, count)) {
    const { refused } = await sendAll(
      [
        {
          method: 'POST',
          url: `${url}/api/game/${gameId}/challenges/${challengeId}`,
          token,
          body: JSON.stringify({ flag: `flag{${challengeId}}` }),
        },
      ],
      1,
    )
    if (refused > 0) throw new Error('A right flag was refused.')
    await new Promise((resolve) => setTimeout(resolve, 1000 / solvesPerSecond))
  }
}
