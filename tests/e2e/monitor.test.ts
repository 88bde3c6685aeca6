import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { downloadSheet, save } from '../kit/browser/downloads.ts'
import { enableChallenge } from '../kit/browser/browser-actions.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { done } from '../kit/calls/done.ts'
import { ctftimeFaults } from '../kit/world/ctftime-rules.ts'
import { pdfOf } from '../kit/world/pdf.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

const run = promisify(execFile)
const hourMs = 3_600_000
const gameTitle = 'Harbour Watch'
const title = 'Sealed Orders'
const flags = ['flag{north}', 'flag{east}', 'flag{south}']

let product: Product
let browser: Browser
let folder: string
let gameId: number
const people: Person[] = []

beforeAll(async () => {
  product = await startProduct({
    databaseUrl: await createTestDatabase(),
    env: { HALYARD_RATE_LIMITS: 'off' },
  })
  browser = await launchBrowser()
  folder = mkdtempSync(path.join(tmpdir(), 'halyard-watch-'))
})

afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true })
})

async function arrive(as: Actor): Promise<Page> {
  const person = await openBrowser(browser, product.url, { as })
  people.push(person)
  return person.page
}

/** A player with a team of one that has joined the game. */
async function enter(userName: string, team: string): Promise<Actor> {
  const player = product.anonymous()
  await done(api.register(player, { userName, password: 'Sail4home', email: `${userName}@players.example` }))
  const teamId = await done(api.createTeam(player, { name: team }))
  await done(api.join(player, gameId, { teamId }))
  return player
}

/** A monitor who is not an administrator. */
async function monitor(): Promise<Actor> {
  const watcher = product.anonymous()
  const account = { userName: 'lookout', password: 'Sail4home', email: 'lookout@players.example' }
  await done(api.register(watcher, account))
  const { body } = await watcher.rest('GET', '/api/account/profile')
  const { userId = '' } = body as { userId?: string }
  const admin = await product.admin()
  const { status } = await admin.rest('PUT', `/api/admin/users/${userId}`, { role: 'Monitor' })
  if (status !== 200) throw new Error('nobody watches')
  return watcher
}

/** Reads the flag in the team's own attachment. */
async function readOrders(page: Page): Promise<string> {
  await visit(page, `/games/${gameId}/challenges`)
  await page.getByRole('link', { name: title }).first().click()
  const link = page.getByRole('dialog', { name: title }).getByRole('link', { name: /orders/ })
  const href = (await link.getAttribute('href')) ?? ''
  return (await page.request.get(href)).text()
}

async function answer(page: Page, flag: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Flag').fill(flag)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  return dialog.getByRole('status')
}

it('is authored: a file and a flag for each team, chosen at once', async () => {
  const admin = await product.admin()
  const now = Date.now()
  gameId = await done(
    api.createGame(admin, {
      title: gameTitle,
      start: now - hourMs,
      end: now + hourMs,
      writeupDeadline: now + 2 * hourMs,
      writeupRequired: true,
      acceptWithoutReview: true,
    }),
  )
  const challenge = { title, category: 'Forensics', type: 'DynamicAttachment' }
  const challengeId = await done(api.createChallenge(admin, gameId, challenge))

  const page = await arrive(admin)
  await visit(page, `/admin/games/${gameId}/challenges/${challengeId}`)
  await page.getByLabel('File name').fill('orders.txt')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('All changes saved').waitFor()
  await page.getByRole('link', { name: 'Edit flags' }).click()
  const files = flags.map((flag, index) => ({
    name: `orders-${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(flag),
  }))
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByLabel('Flags, one per line').fill(flags.join('\n'))
  await page.getByRole('button', { name: 'Add 3 files' }).click()
  await page.getByRole('status').getByText('3 flags', { exact: true }).waitFor()
  const rows = page.getByRole('row').filter({ hasText: 'flag{' })
  for (const [index, { name }] of files.entries()) {
    expect(await rows.nth(index).innerText()).toContain(flags[index])
    await rows.nth(index).getByRole('link', { name }).waitFor()
  }
  await enableChallenge(page, gameId, title)
})

it('shows a cheat live, with its evidence', async () => {
  const [owner, thief, stranger] = [
    await enter('marrow', 'Null Meridian'),
    await enter('gale', 'Storm Petrels'),
    await enter('tweet', 'Stack Canaries'),
  ]
  const watch = await arrive(await product.admin())
  const isLive = watch.waitForEvent('websocket').then((line) => line.waitForEvent('framereceived'))
  await visit(watch, `/games/${gameId}/monitor/cheatinfo`)
  await watch.getByText('No cheating detected').waitFor()
  await watch.getByText('Teams that submitted a flag issued to another team, or a bait.').waitFor()
  await isLive

  const [own, other] = [await arrive(owner), await arrive(thief)]
  const flag = await readOrders(own)
  expect(flags).toContain(flag)
  expect(await readOrders(other)).not.toBe(flag)
  await (await answer(own, flag)).getByText('First blood.').waitFor()
  await (await answer(other, flag)).getByText('Wrong flag. Try again.').waitFor()

  const name = 'Storm Petrels submitted the flag of Null Meridian'
  const row = watch.getByRole('row').filter({ has: watch.getByRole('button', { name }) })
  await row.getByText(flag, { exact: true }).waitFor()
  await row.getByText('Same IP address').locator('visible=true').waitFor()
  expect(await row.getByText('Never opened').count()).toBe(0)
  await row.getByRole('button', { name }).click()
  const sender = watch.getByRole('region', { name: 'Submitted by: Storm Petrels' })
  await sender.getByRole('link', { name: 'Review Storm Petrels' }).waitFor()
  expect(await sender.getByText('Never', { exact: true }).count()).toBe(0)

  await watch.getByRole('button', { name: 'Pause' }).click()
  const { body } = await stranger.rest('GET', `/api/game/${gameId}/details`)
  const { challenges } = body as { challenges: Record<string, { id: number }[]> }
  const id = Object.values(challenges).flat()[0]?.id ?? 0
  await done(api.submit(stranger, gameId, id, flag))
  await watch.getByRole('button', { name: '1 new entry' }).click()
  const second = watch.getByRole('row', { name: /Stack Canaries submitted the flag of Null Meridian/ })
  await second.getByText('Never opened').locator('visible=true').waitFor()
})

it('filters events, submissions and cheats for monitors', async () => {
  const watch = await arrive(await monitor())
  await visit(watch, `/games/${gameId}`)
  await watch.getByRole('link', { name: 'Monitor' }).click()
  await watch.waitForURL('**/monitor/events')
  const events = watch.getByRole('list', { name: 'Events' }).getByRole('listitem')
  // Three submissions, two of them cheats, which share a row with their submission.
  await events.nth(2).waitFor()
  expect(await events.count()).toBe(3)
  await watch.getByRole('button', { name: 'Cheats' }).click()
  await watch.waitForURL('**/events?kind=cheats')
  await expect.poll(() => events.count()).toBe(2)
  await watch.getByLabel('Search events').fill('petrels')
  await expect.poll(() => events.count()).toBe(1)
  await watch.reload()
  await expect.poll(() => events.count()).toBe(1)

  await visit(watch, `/games/${gameId}/monitor/submissions`)
  const answers = watch.getByRole('list', { name: 'Submissions' }).getByRole('listitem')
  await expect.poll(() => answers.count()).toBe(3)
  await watch.getByRole('button', { name: 'Null Meridian' }).click()
  await watch.getByRole('button', { name: 'Only Null Meridian' }).waitFor()
  await expect.poll(() => answers.count()).toBe(1)
  await watch.getByRole('button', { name: 'Wrong' }).click()
  await watch.getByText('No matching submissions').waitFor()
  await watch.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => answers.count()).toBe(3)

  await watch.getByRole('link', { name: 'Cheats' }).click()
  const cheats = watch.getByRole('row').filter({ hasText: title })
  await expect.poll(() => cheats.count()).toBe(2)
  await watch.getByRole('button', { name: 'Stack Canaries', exact: true }).click()
  await expect.poll(() => cheats.count()).toBe(1)
  await visit(watch, `/games/${gameId}/monitor/cheatinfo?sort=-sender`)
  await expect.poll(() => cheats.first().innerText()).toContain('Storm Petrels')
  await cheats.first().getByText(title).locator('visible=true').click()
  await watch
    .getByRole('link', { name: /^Submissions of/ })
    .first()
    .waitFor()
  expect(await watch.getByRole('link', { name: /^Review/ }).count()).toBe(0)
})

it('shows each event, submission and cheat in one line of the same height, and no page scrolls sideways', async () => {
  const { page, leave } = await openBrowser(browser, product.url, { as: await product.admin() })
  for (const list of ['events', 'submissions', 'cheatinfo']) {
    await visit(page, `/games/${gameId}/monitor/${list}`)
    const items = page.getByRole('list', { name: list }).getByRole('listitem')
    const rows = list === 'cheatinfo' ? page.getByRole('row').filter({ hasText: title }) : items
    await rows.nth(1).waitFor()
    for (const width of [1440, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await rows.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().height),
      )
      expect([...new Set(heights)], `${list} at ${width} px`).toEqual([40])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await leave()
})

it('is no business of players', async () => {
  const player = product.anonymous()
  await done(api.logIn(player, { userName: 'gale', password: 'Sail4home' }))
  const { page, leave } = await openBrowser(browser, product.url, { as: player })
  await visit(page, `/games/${gameId}/scoreboard`)
  expect(await page.getByRole('link', { name: 'Monitor' }).count()).toBe(0)
  await visit(page, `/games/${gameId}/monitor/cheatinfo`)
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  expect(await page.getByText('Null Meridian').count()).toBe(0)
  await leave()
})

it('accepts a write-up, and downloads all of them as an archive', async () => {
  const player = product.anonymous()
  await done(api.logIn(player, { userName: 'marrow', password: 'Sail4home' }))
  const page = await arrive(player)
  await visit(page, `/games/${gameId}/challenges`)
  const panel = page.getByRole('region', { name: 'Write-up' })
  const input = panel.locator('input[type=file]')
  await input.setInputFiles({ name: 'how.txt', mimeType: 'text/plain', buffer: Buffer.from('by hand') })
  await panel.getByText('Choose a PDF file').waitFor()
  const fake = { name: 'how.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') }
  await input.setInputFiles(fake)
  await panel.getByText('The write-up must be a PDF file').waitFor()
  for (const words of ['First thoughts', 'How we found the way north']) {
    const pdf = Buffer.from(await pdfOf(words).arrayBuffer())
    await input.setInputFiles({ name: 'how.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByText('Write-up submitted').last().waitFor()
    await panel.getByText(/^\d+ bytes/).waitFor()
  }
  await panel.getByRole('button', { name: 'Replace', exact: true }).waitFor()

  const watch = await arrive(await product.admin())
  await visit(watch, `/admin/games/${gameId}/writeups`)
  await watch.getByText(/^1 of \d+ teams? ha(s|ve) submitted a write-up/).waitFor()
  const download = await save(watch, () => watch.getByRole('button', { name: 'Download all' }).click())
  await run('tar', ['-xzf', await download.path(), '-C', folder])
  const { stdout } = await run('find', [folder, '-name', '*.pdf'])
  const [file = '', ...others] = stdout.trim().split('\n')
  expect(others).toEqual([])
  expect(await readFile(file, 'latin1')).toContain('How we found the way north')
})

it('downloads both sheets with the data of the board and the submissions', async () => {
  const watch = await arrive(await product.admin())
  await visit(watch, `/games/${gameId}/monitor/submissions`)
  const board = await downloadSheet(watch, /Scoreboard/)
  expect(board.fileName).toMatch(/^Harbour Watch-Scoreboard-\d{8}-\d\d\.\d\d\.\d\dZ\.xlsx$/)
  const [head = [], ...teams] = board.rows
  expect(head).toContain(title)
  expect(teams[0]?.slice(0, 3)).toEqual(['1', 'Null Meridian', 'marrow'])
  expect(Number(teams[0]?.[head.indexOf(title)])).toBeGreaterThan(0)
  expect(teams).toHaveLength(3)

  await watch.getByRole('button', { name: 'Export' }).click()
  const result = await save(watch, () => watch.getByRole('menuitem', { name: 'CTFtime result' }).click())
  expect(result.suggestedFilename()).toBe(`ctftime-${gameId}.json`)
  expect(ctftimeFaults(await readFile(await result.path(), 'utf8'))).toEqual([])

  const answers = await downloadSheet(watch, /Submissions/)
  expect(answers.fileName).toMatch(/^Harbour Watch-Submissions-\d{8}-\d\d\.\d\d\.\d\dZ\.xlsx$/)
  expect(answers.rows).toHaveLength(4)
  const [latest = []] = answers.rows.slice(1)
  for (const text of ['Stack Canaries', 'tweet', title]) expect(latest).toContain(text)
  expect(latest.some((text) => flags.includes(text))).toBe(true)
  expect(people.flatMap(({ faults }) => faults).filter((fault) => !fault.includes('/writeup'))).toEqual([])
})
