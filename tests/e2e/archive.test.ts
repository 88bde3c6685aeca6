import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeViolations } from '../kit/browser/axe-violations.ts'
import { launchBrowser } from '../kit/browser/browser.ts'
import { startTestApp, type TestApp } from '../kit/server/app.ts'
import { makeChallenge } from '../kit/world/challenges.ts'
import { signIn } from '../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit } from '../kit/world/played-game.ts'
import { tokenOf } from '../kit/visibility/shown-world.ts'

let test: TestApp
let browser: Browser
let folder: string

beforeAll(async () => {
  test = await startTestApp()
  browser = await launchBrowser()
  folder = await mkdtemp(path.join(tmpdir(), 'halyard-archive-'))
})

afterAll(async () => {
  await browser.close()
  await test.dispose()
  await rm(folder, { recursive: true, force: true })
})

it('is a folder of pages that work without the network and hide what the freeze hides', async () => {
  const admin = await signIn(test, 'Admin')
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [early = 0, late = 0] = challengeIds
  const [first, second] = players
  if (!first || !second) throw new Error('the game has no players')
  const fileChallenge = await makeChallenge(admin, gameId, {
    title: 'Knots <b>',
    flags: ['flag{knots}'],
    changes: {
      content: '# Tie it\n\n<script>alert(1)</script>\n\n[go](javascript:alert(1))',
      isEnabled: true,
    },
  })
  const form = new FormData()
  form.append('files', new Blob(['bowline']), 'knots.txt')
  const { body } = await admin.rest('POST', '/api/assets', form)
  await admin.rest('POST', `/api/edit/games/${gameId}/challenges/${fileChallenge}/attachment`, {
    attachmentType: 'Local',
    fileHash: (body as { hash: string }[])[0]?.hash,
  })
  await submit(first, { gameId, challengeId: early, flag: flagOf(early) })
  await submit(second, { gameId, challengeId: late, flag: flagOf(late) })
  // The board masks the title of a challenge that requires another one.
  await test.services.pool.query(
    'INSERT INTO challenge_requirement (game_id, challenge_id, required_id) VALUES ($1, $2, $3)',
    [gameId, early, fileChallenge],
  )
  // The freeze lies between the two solves.
  await test.services.pool.query(
    `UPDATE solve SET solved_at = (SELECT start_at + interval '1 minute' FROM game WHERE id = $1) WHERE challenge_id = $2`,
    [gameId, early],
  )
  await test.services.pool.query(
    `UPDATE game SET freeze_at = start_at + interval '2 minutes', end_at = now() WHERE id = $1`,
    [gameId],
  )
  await test.services.db
    .$transaction((tx) =>
      test.services.boards.move(tx, [{ gameId, changes: [{ kind: 'game', ids: [gameId] }] }]),
    )
    .then((moved) => test.services.boards.publish(moved))

  await test.services.pool.query(
    `INSERT INTO shared_writeup (game_id, participation_id, user_id, solved_id, kind, content, state, submitted_at,
       published_at)
     SELECT $1, $2, $3, $4, kind::"WriteupKind", content, state::"WriteupState", now(), now()
     FROM (VALUES ('Text', 'We **tied** it.', 'Published')) AS one(kind, content, state)`,
    [gameId, first.participationId, first.userId, early],
  )
  const token = (await tokenOf(test, admin, ['read', 'author'])).headers['authorization'] ?? ''
  const env = { ...process.env, HALYARD_URL: test.url, HALYARD_TOKEN: token.replace('Bearer ', '') }
  const site = path.join(folder, 'site')
  const args = ['cli/bin.js', 'archive', site, '--game', String(gameId), '--challenges']
  await promisify(execFile)(process.execPath, args, { env })

  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({
      colorScheme,
      offline: true,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const faults: string[] = []
    // Axe reads the style sheet once more, which the policy of the page refuses.
    const isOfAxe = (text: string) => text.startsWith('Connecting to')
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfAxe(message.text())) faults.push(message.text())
    })
    page.on('requestfailed', (request) => {
      if (request.resourceType() !== 'xhr') faults.push(request.url())
    })
    await page.goto(pathToFileURL(path.join(site, 'index.html')).href)
    expect(await page.locator('tbody tr').count()).toBe(2)
    const background = await page.evaluate('getComputedStyle(document.body).backgroundColor')
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(7, 15, 26)' : 'rgb(233, 238, 244)')
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await page.getByRole('link', { name: 'Timeline' }).click()
    // The second solve is hidden.
    expect(await page.locator('tbody tr').allInnerTexts()).toEqual([expect.stringContaining('Challenge 1')])
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Challenges' }).click()
    await page.getByRole('heading', { name: 'Knots <b>' }).waitFor()
    // The text keeps its words. The script in it is left out, as on the platform.
    await page.getByRole('heading', { name: 'Tie it' }).waitFor()
    expect(await page.content()).not.toContain('alert(1)')
    expect(await page.getByRole('link', { name: 'go' }).getAttribute('href')).toBe('#')
    // Nor do the challenges tell of the hidden solve.
    expect(await page.getByText('solved by 0').count()).toBe(2)
    const file = await page.getByRole('link', { name: 'knots.txt' }).getAttribute('href')
    expect(await readFile(path.join(site, decodeURIComponent(file ?? '')), 'utf8')).toBe('bowline')
    expect(await axeViolations(page)).toEqual([])
    // Write-ups could tell who solved what, so they wait for the reveal too.
    expect(await page.getByRole('link', { name: 'Write-ups' }).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  }
  const stored = await readFile(path.join(site, 'game.json'), 'utf8')
  expect(stored).not.toContain('flag{')

  await test.services.pool.query('UPDATE game SET revealed_at = now() WHERE id = $1', [gameId])
  test.services.boards.publish(
    await test.services.db.$transaction((tx) =>
      test.services.boards.move(tx, [{ gameId, changes: [{ kind: 'game', ids: [gameId] }] }]),
    ),
  )
  const revealed = path.join(folder, 'revealed')
  await promisify(execFile)(process.execPath, ['cli/bin.js', 'archive', revealed, '--game', String(gameId)], {
    env,
  })
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  await page.goto(pathToFileURL(path.join(revealed, 'writeups.html')).href)
  await page.getByText('We tied it.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Timeline' }).click()
  expect(await page.locator('tbody tr').allInnerTexts()).toEqual([
    expect.stringContaining('???'),
    expect.stringContaining('Challenge 2'),
  ])
  expect(await page.getByRole('link', { name: 'Challenges' }).count()).toBe(0)
  await context.close()
})
