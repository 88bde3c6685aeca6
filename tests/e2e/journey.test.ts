import { execFile } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import {
  createGame,
  createTeam,
  createToken,
  joinGame,
  joinTeam,
  logIn,
  register,
} from '../kit/browser/browser-actions.ts'
import { adminPassword, startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'

const run = promisify(execFile)
const password = 'Sail4home'
const title = 'Short Rope'
const flag = 'harbour{count_from_the_mast}'

let product: Product
let browser: Browser
let folder: string
const people: Person[] = []

beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
  browser = await launchBrowser()
  folder = mkdtempSync(path.join(tmpdir(), 'halyard-event-'))
})

afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true })
})

async function arrive(): Promise<Page> {
  const person = await openBrowser(browser, product.url)
  people.push(person)
  return person.page
}

function writeChallenge(): void {
  const challenge = path.join(folder, 'crypto', title)
  mkdirSync(challenge, { recursive: true })
  writeFileSync(path.join(challenge, 'note.txt'), 'ohpaf\n')
  writeFileSync(
    path.join(challenge, 'challenge.yml'),
    `name: ${title}
author: the harbour crew
category: Crypto
description: A note was **nailed** to the mast. Every sailor counts from there.
value: 300
type: dynamic
decay: 40
minimum: 60
flags:
  - ${flag}
files:
  - note.txt
hints:
  - Count from the mast.
`,
  )
}

async function importChallenges(gameId: number, token: string): Promise<string> {
  const args = ['cli/bin.js', 'import', folder, '--game', String(gameId)]
  const env = { ...process.env, HALYARD_URL: product.url, HALYARD_TOKEN: token, NO_COLOR: '1' }
  const { stdout } = await run(process.execPath, args, { env })
  return stdout
}

/** A mark that a page reload deletes. */
const stay = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const hasStayed = (page: Page) => page.evaluate(() => 'isSamePage' in window)

async function chooseInPalette(page: Page, text: string, name: string): Promise<void> {
  // The button is shown once the page handles keys.
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(text)
  await page.getByRole('option', { name, exact: true }).click()
}

/** The team's row of the board. The table that describes the chart to screen readers has a row of it too. */
const rowOf = (page: Page, team: string) =>
  page.getByRole('grid', { name: 'Scoreboard' }).getByRole('row').filter({ hasText: team })

it('plays the main job in five browsers', async () => {
  const admin = await arrive()
  await logIn(admin, 'Admin', adminPassword)
  const gameId = await createGame(admin, 'Harbour Trial')
  const token = await createToken(admin, 'importer', ['Author'])
  writeChallenge()
  expect(await importChallenges(gameId, token)).toContain('1 created')

  const [captain, mate] = [await arrive(), await arrive()]
  await register(captain, 'marrow', password)
  const inviteCode = await createTeam(captain, 'Null Meridian')
  await register(mate, 'sextant', password)
  await joinTeam(mate, 'Null Meridian', inviteCode)
  await joinGame(captain, gameId)
  await joinGame(mate, gameId)

  const stranger = await arrive()
  await visit(stranger, `/games/${gameId}/scoreboard`)
  const mateOnBoard = await mate.context().newPage()
  await visit(mateOnBoard, `/games/${gameId}/scoreboard`)
  const watchers = [mate, mateOnBoard, stranger]
  const card = mate.getByRole('link', { name: title }).first()
  await card.getByText('0 solves').waitFor()
  for (const board of [mateOnBoard, stranger]) {
    const row = rowOf(board, 'Null Meridian')
    expect(await row.getByRole('gridcell').nth(1).textContent()).toBe('0')
  }
  for (const watcher of watchers) await stay(watcher)

  await captain.goto('/posts')
  await chooseInPalette(captain, 'light', 'Appearance: Light')
  await captain.locator('html[data-mantine-color-scheme=light]').waitFor()
  await chooseInPalette(captain, 'rope', title)
  const dialog = captain.getByRole('dialog', { name: title })
  await dialog.getByText('Every sailor counts from there.').waitFor()
  await dialog.getByRole('link', { name: /note\.txt/ }).waitFor()
  await dialog.getByLabel('Flag').fill('harbour{one_two_three}')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByRole('status').getByText('Wrong flag. Try again.').waitFor()
  expect(await dialog.getByLabel('Flag').inputValue()).toBe('harbour{one_two_three}')
  await dialog.getByLabel('Flag').fill(flag)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByRole('status').getByText('First blood.').waitFor()

  await card.getByText('1 solve', { exact: true }).waitFor()
  await card.getByRole('img', { name: 'First blood by Null Meridian' }).waitFor()
  const notices = mate.getByRole('region', { name: 'Notices' })
  await notices.getByText(`Null Meridian got first blood on ${title}`).waitFor()
  for (const board of [mateOnBoard, stranger]) {
    const row = rowOf(board, 'Null Meridian')
    await row.getByText('315', { exact: true }).waitFor()
    await row.getByRole('img', { name: '1 of 1 solved' }).waitFor()
    await row.locator('use[href="#h-p-first"]').waitFor()
  }
  expect(await Promise.all(watchers.map(hasStayed))).toEqual([true, true, true])
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})
