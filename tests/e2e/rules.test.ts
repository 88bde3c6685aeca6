import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../kit/calls/actor.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { launchBrowser, openBrowser, visit, type Person } from '../kit/browser/browser.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { until } from '../kit/wait.ts'
import { makeChallenge } from '../kit/world/challenges.ts'

const hourMs = 3_600_000
const title = 'Winter Passage'

let product: Product
let browser: Browser
let admin: Actor
let gameId: number
const people: Person[] = []

beforeAll(async () => {
  product = await startProduct({
    databaseUrl: await createTestDatabase(),
    env: { HALYARD_RATE_LIMITS: 'off' },
  })
  browser = await launchBrowser()
  admin = await product.admin()
})
afterAll(async () => {
  for (const { leave } of people) await leave()
  await browser.close()
  await product.stop()
})

async function change(name: string, input: Record<string, unknown>): Promise<void> {
  const { __typename, ...answer } = await admin.mutate(name, { gameId, ...input })
  if (!__typename?.endsWith('Payload')) throw new Error(`${name} is refused: ${JSON.stringify(answer)}`)
}

/** A running game with two divisions; that of the sponsors is out of competition. Returns its id. */
async function makeGame(): Promise<string> {
  const now = Date.now()
  const times = { start: now - hourMs, end: now + hourMs }
  const made = await admin.rest('POST', '/api/edit/games', { title, acceptWithoutReview: true, ...times })
  gameId = (made.body as { id: number }).id
  const { body } = await admin.rest('GET', `/api/edit/games/${gameId}`)
  const divisions = ['Students', 'Sponsors']
  await admin.rest('PUT', `/api/edit/games/${gameId}`, { ...(body as object), divisions })
  await change('updateGame', { hasFlagBox: true, bloodBonusPoints: [30, 20, 10] })
  const { game } = await admin.query<{ game: { divisionRights: { id: string; name: string }[] } }>(
    `{ game: gameByDatabaseId(databaseId: ${gameId}) { divisionRights { id name } } }`,
  )
  const sponsors = game.divisionRights.find(({ name }) => name === 'Sponsors')?.id
  const guests = { standing: 'OutOfCompetition', takesBloods: false, lowersValues: false }
  await change('setDivisionRights', { divisions: [{ divisionId: sponsors, ...guests }] })
  if (sponsors === undefined) throw new Error('no division of the sponsors')
  return sponsors
}

/** The challenges, each with another rule. Returns the ids of the one that is not released and of that with few attempts. */
async function makeChallenges(): Promise<{ ebb: number; cable: number }> {
  const make = (name: string) =>
    makeChallenge(admin, gameId, {
      title: name,
      flags: [`flag{${name.toLowerCase()}}`],
      changes: { isEnabled: false },
    })
  const anchor = await make('Anchor')
  const curve = { scoreCurve: 'Linear', originalScore: 500, minScoreRate: 0.2, decaySolves: 25 }
  await change('updateChallenge', { challengeId: anchor, ...curve })
  const beacon = await make('Beacon')
  await change('updateChallenge', { challengeId: beacon, requiredChallengeIds: [anchor], lockedView: 'Card' })
  const cable = await make('Cable')
  await change('updateChallenge', { challengeId: cable, submissionLimit: 2, attemptMode: 'Lockout' })
  const drift = await make('Drift')
  const flags = [
    { flag: 'flag\\{drift-[0-9]+\\}', kind: 'Regex', examples: ['flag{drift-7}'] },
    { flag: 'flag{flotsam}', isBait: true },
  ]
  await change('createFlags', { challengeId: drift, flags })
  const ebb = await make('Ebb')
  const hints = [{ title: 'The tide', content: 'Read the tables of the **moon**.', cost: 20 }]
  await change('setExtraHints', { challengeId: ebb, hints })
  await change('updateChallenge', { challengeId: ebb, releaseAt: new Date(Date.now() + hourMs / 2) })
  for (const challengeId of [anchor, beacon, cable, drift, ebb]) {
    await change('updateChallenge', { challengeId, isEnabled: true })
  }
  return { ebb, cable }
}

async function arrive(as: Actor | null): Promise<Page> {
  const person = await openBrowser(browser, product.url, { as })
  people.push(person)
  return person.page
}

/** A player with a team of one in a division, with the challenges of the game open. */
async function enter(userName: string, team: string, division: string): Promise<Page> {
  const player = product.anonymous()
  await api.register(player, { userName, password: 'Sail4home', email: `${userName}@players.example` })
  const made = await api.createTeam(player, { name: team })
  if (!made.ok) throw new Error('no team')
  const joined = await player.rest('POST', `/api/game/${gameId}`, { teamId: made.value, division })
  if (joined.status !== 200) throw new Error(`not joined: ${joined.text}`)
  const page = await arrive(player)
  await visit(page, `/games/${gameId}/challenges`)
  return page
}

const card = (page: Page, name: string) => page.getByRole('link', { name }).first()

async function open(page: Page, name: string) {
  await card(page, name).click()
  return page.getByRole('dialog', { name })
}

/**
 * Submits an answer in the dialog of a challenge and waits for its result. A failure shows the last texts, and what the
 * field contains.
 */
async function answer(page: Page, name: string, flag: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  const field = dialog.getByLabel('Flag')
  await field.fill(flag)
  await expect.poll(() => field.inputValue()).toBe(flag)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect
    .poll(async () => ({
      said: (await dialog.getByRole('status').allTextContents()).join(),
      contained: await field.inputValue(),
    }))
    .toMatchObject({ said: expect.stringContaining(text) })
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Moves a time of the game to the next moment, and waits until it has passed. */
async function passes(time: 'freezeAt' | 'end'): Promise<void> {
  const moment = Date.now() + 2000
  await change('updateGame', { [time]: new Date(moment).toISOString() })
  await until(() => Date.now() > moment, `${time} has passed`)
}

it('plays a game with every rule: three teams, an organizer and a projector, up to the reveal', async () => {
  const sponsors = await makeGame()
  const { ebb, cable } = await makeChallenges()
  await change('setDivisionRights', { divisions: [{ divisionId: sponsors, hiddenChallengeIds: [cable] }] })
  const gulls = await enter('gull', 'Gulls', 'Students')
  const terns = await enter('tern', 'Terns', 'Students')
  const [organizer, projector] = [await arrive(admin), await arrive(null)]
  await visit(projector, `/games/${gameId}/scoreboard`)
  await projector.getByRole('button', { name: 'Present in full screen' }).click()
  const shown = (team: string) => projector.locator('[role=row]').filter({ hasText: team }).first()

  // A solve unlocks the next challenge, and earns the bonus of the first blood in points.
  await gulls.getByText('Solve others first').waitFor()
  expect(await gulls.getByRole('link', { name: /Beacon|Ebb/ }).count()).toBe(0)
  await open(gulls, 'Anchor')
  await answer(gulls, 'Anchor', 'flag{anchor}', '+530 points')
  await close(gulls)
  await card(gulls, 'Beacon').waitFor()
  await shown('Gulls').getByText('530', { exact: true }).waitFor()

  // The schedule of the organizer says which challenge teams have to unlock.
  await visit(organizer, `/admin/games/${gameId}/schedule`)
  await organizer.getByRole('row').filter({ hasText: 'Beacon' }).getByText('Once unlocked').waitFor()

  // Attempts are limited, and what is left is said.
  await open(terns, 'Cable')
  await answer(terns, 'Cable', 'flag{rope}', '1 attempt left.')
  await answer(terns, 'Cable', 'flag{wire}', 'Your team has used all attempts at this challenge')
  await close(terns)

  // The flag box finds the challenge of an answer that fits a pattern.
  await terns.getByLabel('Flag box').fill('flag{drift-42}')
  await terns.getByLabel('Flag box').press('Enter')
  await terns.getByText('Correct: Drift').waitFor()
  await shown('Terns').getByText('1,030', { exact: true }).waitFor()

  // A challenge appears at its time. A hint is bought once its cost is known.
  await change('updateChallenge', { challengeId: ebb, releaseAt: new Date(Date.now() + 1000) })
  await open(gulls, 'Ebb')
  const dialog = gulls.getByRole('dialog', { name: 'Ebb' })
  await dialog.getByText('The tide').waitFor()
  await dialog.getByRole('button', { name: 'Buy for 20 points: The tide' }).click()
  await gulls
    .getByRole('dialog', { name: 'Buy the hint “The tide”?' })
    .getByRole('button', { name: 'Buy for 20 points' })
    .click()
  await dialog.getByText('moon').waitFor()
  await shown('Gulls').getByText('510', { exact: true }).waitFor()
  await close(gulls)

  // The organizer gives an award, and pauses and resumes the game.
  await visit(organizer, `/admin/games/${gameId}/awards`)
  await organizer.getByRole('combobox', { name: 'Team' }).fill('Gulls')
  await organizer.getByRole('option', { name: /Gulls/ }).click()
  await organizer.getByLabel('Points').fill('40')
  await organizer.getByLabel('Reason').fill('The best report')
  await organizer.getByRole('button', { name: 'Give award' }).click()
  await shown('Gulls').getByText('550').waitFor()
  await shown('Gulls').getByText('with awards').waitFor()
  await visit(organizer, `/admin/games/${gameId}/info`)
  const clock = organizer.getByRole('region', { name: 'Game time' })
  for (const [act, seen] of [
    ['Pause', 'visible'],
    ['Resume', 'detached'],
  ] as const) {
    await clock.getByRole('button', { name: act, exact: true }).click()
    await organizer.getByRole('dialog').getByRole('button', { name: act, exact: true }).click()
    await gulls.getByText('This game is paused.').first().waitFor({ state: seen })
    // A visitor learns of it too.
    await projector.getByText('Paused', { exact: true }).first().waitFor({ state: seen })
  }

  // A bait is wrong for the team, and the organizer learns of it. Sponsors are shown apart.
  const krakens = await enter('kraken', 'Krakens', 'Sponsors')
  await open(krakens, 'Drift')
  await answer(krakens, 'Drift', 'flag{flotsam}', 'Wrong flag. Try again.')
  await answer(krakens, 'Drift', 'flag{drift}', 'Correct.')
  await close(krakens)
  // Their division does not see a challenge that the others see.
  const cables = (page: Page) => page.locator('.h-cards').getByRole('link', { name: 'Cable' })
  await cables(terns).waitFor()
  await cables(krakens).waitFor({ state: 'detached' })
  await projector.getByText('Out of competition').first().waitFor()
  await visit(organizer, `/games/${gameId}/monitor/cheatinfo`)
  await organizer.getByRole('button', { name: 'Krakens submitted a bait for Drift' }).waitFor()

  // A challenge closes at its time and stays readable.
  await change('updateChallenge', { challengeId: cable, closeAt: new Date(Date.now() + 1000) })
  await open(gulls, 'Cable')
  await gulls
    .getByRole('dialog', { name: 'Cable' })
    .getByText(/^Closed/)
    .first()
    .waitFor()
  await close(gulls)

  // Solves after the freeze are hidden from the projector until the reveal.
  await passes('freezeAt')
  await open(terns, 'Anchor')
  await answer(terns, 'Anchor', 'flag{anchor}', 'Correct.')
  await visit(organizer, `/games/${gameId}/scoreboard`)
  const trueRow = organizer.locator('[role=row]').filter({ hasText: 'Terns' }).first()
  await trueRow.getByText('1,525', { exact: true }).waitFor()
  await shown('Terns').getByText('1,030', { exact: true }).waitFor()

  await passes('end')
  await organizer.reload()
  await organizer.getByRole('button', { name: 'Present in full screen' }).click()
  await organizer.getByText('→ reveals the first hidden solve').waitFor()
  await organizer.keyboard.press('ArrowRight')
  await organizer.getByText('Still hidden: 0').waitFor()
  await shown('Terns').getByText('1,525', { exact: true }).waitFor()
  await organizer.keyboard.press('ArrowRight')
  await organizer.getByText('All solves are revealed').waitFor()
  await shown('Gulls').getByText('525').waitFor()
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})
