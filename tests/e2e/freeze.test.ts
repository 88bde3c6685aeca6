import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { done } from '../kit/calls/done.ts'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'
import { makeChallenge } from '../kit/world/challenges.ts'

const hourMs = 3_600_000

let product: Product
let browser: Browser
const people: Person[] = []

beforeAll(async () => {
  product = await startProduct({
    databaseUrl: await createTestDatabase(),
    env: { HALYARD_RATE_LIMITS: 'off' },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

async function arrive(as: Actor | null): Promise<Page> {
  const person = await openBrowser(browser, product.url, { as })
  people.push(person)
  return person.page
}

/** A player with a team of one that has joined the game. */
async function enter(gameId: number, userName: string, team: string): Promise<Actor> {
  const player = product.anonymous()
  await done(api.register(player, { userName, password: 'Sail4home', email: `${userName}@players.example` }))
  const teamId = await done(api.createTeam(player, { name: team }))
  await done(api.join(player, gameId, { teamId }))
  return player
}

it('freezes the scoreboard, also in frames of other sites, and reveals it by key for everybody', async () => {
  const admin = await product.admin()
  const now = Date.now()
  const made = await admin.rest('POST', '/api/edit/games', {
    title: 'Polar Night',
    start: now - hourMs,
    end: now + hourMs,
    acceptWithoutReview: true,
  })
  const { id: gameId } = made.body as { id: number }
  const [anchor, beacon] = [
    await makeChallenge(admin, gameId, { title: 'Anchor', flags: ['flag{anchor}'] }),
    await makeChallenge(admin, gameId, { title: 'Beacon', flags: ['flag{beacon}'] }),
  ]
  const gulls = await enter(gameId, 'gull', 'Gulls')
  const terns = await enter(gameId, 'tern', 'Terns')
  const solve = async (player: Actor, id: number, flag: string) => {
    const { status } = await player.rest('POST', `/api/game/${gameId}/challenges/${id}`, { flag })
    expect(status).toBe(200)
  }
  await solve(gulls, anchor, 'flag{anchor}')
  const change = async (times: Record<string, number>) => {
    const input = Object.fromEntries(
      Object.entries(times).map(([key, time]) => [key, new Date(time).toISOString()]),
    )
    const { __typename } = await admin.mutate('updateGame', { gameId, ...input })
    expect(__typename).toBe('UpdateGamePayload')
  }
  const freezeAt = Date.now() + 2000
  await change({ freezeAt })
  await until(() => Date.now() > freezeAt, 'the freeze has passed')
  await solve(terns, anchor, 'flag{anchor}')
  await solve(terns, beacon, 'flag{beacon}')

  const board = `/games/${gameId}/scoreboard`
  const [visitor, tern, organizer] = [await arrive(null), await arrive(terns), await arrive(admin)]
  const frozen = /Scoreboard frozen since/
  await visit(visitor, board)
  await visitor.getByText(frozen).waitFor()
  await visit(tern, board)
  await tern.getByText('Your solves after the freeze: Anchor, Beacon').waitFor()
  await visit(tern, `/games/${gameId}/challenges`)
  await tern.getByRole('link', { name: 'Beacon' }).first().click()
  await tern.getByRole('dialog', { name: 'Beacon' }).getByText('Solved after the freeze').waitFor()

  await visit(organizer, board)
  const first = (page: Page) =>
    page
      .locator('[data-rank="1"], tr, [role="row"]')
      .filter({ hasText: /Gulls|Terns/ })
      .first()
  await organizer.getByText(/The scoreboard has been frozen for players/).waitFor()
  await expect.poll(() => first(organizer).textContent()).toContain('Terns')
  await organizer.getByRole('button', { name: 'As players see it' }).click()
  await expect.poll(() => first(organizer).textContent()).toContain('Gulls')
  await expect.poll(() => first(visitor).textContent()).toContain('Gulls')

  // The session of the organizer does not matter to the frame.
  const site = 'http://club.example'
  const body = `<iframe src="${product.url}/embed/games/${gameId}?chart=1"></iframe>`
  const openSite = async (page: Page) => {
    await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(site)
  }
  const refused = await openBrowser(browser, product.url, { as: admin })
  await admin.mutate('updateGame', { gameId, embedOrigins: ['http://yacht.example'] })
  await openSite(refused.page)
  await expect.poll(() => refused.page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  await admin.mutate('updateGame', { gameId, embedOrigins: [site] })
  const framing = await arrive(admin)
  await openSite(framing)
  const frame = framing.frameLocator('iframe')
  const firstInFrame = frame.locator('tbody tr').first()
  await frame.getByText(frozen).waitFor()
  await expect.poll(() => firstInFrame.textContent()).toContain('Gulls')
  const paused = frame.getByText('Paused', { exact: true })
  for (const act of ['pauseGame', 'resumeGame'] as const) {
    await admin.mutate(act, { gameId })
    await paused.waitFor({ state: act === 'pauseGame' ? 'visible' : 'hidden' })
  }

  const end = Date.now() + 2000
  await change({ end })
  await until(() => Date.now() > end, 'the game has ended')
  await visit(organizer, `/admin/games/${gameId}/info`)
  await organizer.getByText(/Still hidden: 2/).waitFor()
  await organizer.getByRole('link', { name: 'Open the scoreboard' }).click()
  await organizer.getByRole('button', { name: 'Present in full screen' }).click()
  await organizer.getByText('→ reveals the first hidden solve').waitFor()
  await organizer.keyboard.press('ArrowRight')
  await organizer.getByText('Still hidden: 1').waitFor()
  await organizer.keyboard.press('ArrowRight')
  await organizer.getByText('Still hidden: 0').waitFor()
  await expect.poll(() => first(visitor).textContent()).toContain('Terns')
  await expect.poll(() => firstInFrame.textContent()).toContain('Terns')
  await organizer.keyboard.press('ArrowRight')
  await organizer.getByText('All solves are revealed').waitFor()
  await visitor.getByText(frozen).waitFor({ state: 'detached' })
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})

it('asks for the reason of a change once the result is final, and lists the change', async () => {
  const admin = await product.admin()
  const now = Date.now()
  const made = await admin.rest('POST', '/api/edit/games', {
    title: 'Last Light',
    start: now - 2 * hourMs,
    end: now - hourMs,
  })
  const { id: gameId } = made.body as { id: number }
  const page = await arrive(admin)
  await visit(page, `/admin/games/${gameId}/info`)
  await page.getByRole('button', { name: 'Finalize', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize', exact: true }).click()
  const panel = page.getByRole('region', { name: 'History of the result' })
  await panel.getByText('Finalized the result of a game').waitFor()

  const asking = page.getByRole('dialog', { name: 'Delete Last Light?' })
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await asking.getByRole('textbox').fill('Last Light')
    await asking.getByRole('button', { name: 'Delete game', exact: true }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Give a reason' })
  await page.getByRole('button', { name: 'Reopen', exact: true }).click()
  expect(await dialog.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A flag was wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await panel.getByText('A flag was wrong').waitFor()

  await page.getByRole('button', { name: 'Finalize', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize', exact: true }).click()
  await page.getByRole('button', { name: 'Reopen', exact: true }).waitFor()
  await remove()
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await admin.rest('GET', `/api/game/${gameId}`)).status).toBe(200)
  await asking.getByRole('button', { name: 'Delete game', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A rehearsal')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/admin/games')
  expect((await admin.rest('GET', `/api/game/${gameId}`)).status).toBe(404)
})
