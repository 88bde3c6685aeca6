import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
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

async function makeGame(admin: Actor, title: string): Promise<number> {
  const now = Date.now()
  const made = await admin.rest('POST', '/api/edit/games', {
    title,
    start: now - hourMs,
    end: now + hourMs,
    acceptWithoutReview: true,
  })
  return (made.body as { id: number }).id
}

it('shows what an extension moves, reloads the preview after a change, and extends', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, 'Long Night')
  const page = await arrive(admin)
  await visit(page, `/admin/games/${gameId}/info`)
  const panel = page.getByRole('region', { name: 'Game time' })
  await panel.getByRole('button', { name: 'Extend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extend the game' })
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('60')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await preview.getByRole('cell', { name: 'End', exact: true }).waitFor()

  const freezeAt = new Date(Date.now() + hourMs / 2).toISOString()
  const { __typename } = await admin.mutate('updateGame', { gameId, freezeAt })
  expect(__typename).toBe('UpdateGamePayload')
  await dialog.getByRole('button', { name: 'Extend' }).click()
  await page.getByText(/The times of the game have changed since the preview/).waitFor()
  await preview.getByRole('cell', { name: 'Scoreboard freeze' }).waitFor()
  const readEnd = async () => {
    const { body } = await admin.rest('GET', `/api/edit/games/${gameId}`)
    return (body as { end: number }).end
  }
  const before = await readEnd()
  await dialog.getByRole('button', { name: 'Extend' }).click()
  await page.getByText('The game is extended', { exact: true }).waitFor()
  expect(await readEnd()).toBe(before + hourMs)
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})

it('pauses and resumes a game after a confirmation, and shows which of both it does', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, 'Short Night')
  const page = await arrive(admin)
  await visit(page, `/admin/games/${gameId}/info`)
  const panel = page.getByRole('region', { name: 'Game time' })
  const isPaused = async () => {
    const { game } = await admin.query<{ game: { pausedAt: string | null } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { pausedAt } }`,
    )
    return game.pausedAt !== null
  }
  for (const [action, other, paused] of [
    ['Pause', 'Resume', true],
    ['Resume', 'Pause', false],
  ] as const) {
    await panel.getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
    await panel.getByRole('button', { name: other, exact: true }).waitFor()
    expect(await isPaused()).toBe(paused)
  }
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})

/** Holds what a browser sends over sockets until `release`. `held` waits until a subscription is among it. */
async function holdSubscriptions({ context }: Person) {
  const sends: (() => void)[] = []
  let isHolding = true
  let note: (text: string) => void = () => undefined
  await context.routeWebSocket(/\/graphql/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const send = () => server.send(message)
      if (!isHolding || !String(message).includes('"subscribe"')) return send()
      sends.push(send)
      note(String(message))
    })
  })
  return {
    held: (name: string) =>
      new Promise<void>((resolve) => (note = (text) => text.includes(name) && resolve())),
    release() {
      isHolding = false
      for (const send of sends) send()
    },
  }
}

it('shows a pause and a notice that are published before the page has subscribed', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, 'Brief Night')
  await makeChallenge(admin, gameId, { title: 'Anchor', flags: ['flag{anchor}'] })
  const player = product.anonymous()
  await api.register(player, { userName: 'early', password: 'Sail4home', email: 'early@players.example' })
  const team = await api.createTeam(player, { name: 'Early' })
  if (!team.ok) throw new Error(`refused: ${JSON.stringify(team)}`)
  await api.join(player, gameId, { teamId: team.value })
  for (const [as, path, subscription, listed] of [
    [player, 'challenges', 'useNoticePublishedSubscription', 1],
    [null, 'scoreboard', 'FollowGameTimesSubscription', 0],
  ] as const) {
    const person = await openBrowser(browser, product.url, { as })
    people.push(person)
    const { page } = person
    const { held, release } = await holdSubscriptions(person)
    const isHeld = held(subscription)
    await visit(page, `/games/${gameId}/${path}`)
    await isHeld
    await admin.mutate('createNotice', { gameId, content: 'Ahoy' })
    await admin.mutate('pauseGame', { gameId })
    release()
    await page.getByText('Paused', { exact: true }).first().waitFor()
    const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
    await expect.poll(() => notices.filter({ hasText: 'Ahoy' }).count()).toBe(listed)
    await admin.mutate('resumeGame', { gameId })
    await page.getByText('Paused', { exact: true }).first().waitFor({ state: 'detached' })
  }
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})
