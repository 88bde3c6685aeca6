import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { done } from '../kit/calls/done.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { makeChallenge } from '../kit/world/challenges.ts'
import { makeGame, makeTeam } from '../kit/world/games.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct({ databaseUrl: await createTestDatabase() })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

it('voids a solve with its reason, which the team reads, and takes the void back', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  const challengeId = await makeChallenge(admin, gameId, { flags: ['flag{leaked}'] })
  const player = product.anonymous()
  await done(api.register(player, { userName: 'ada', password: 'Sail4home', email: 'ada@players.example' }))
  await done(api.join(player, gameId, { teamId: await makeTeam(player) }))
  const answer = await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, {
    flag: 'flag{leaked}',
  })
  expect(answer.status).toBe(200)

  const organizer = await openBrowser(browser, product.url, { as: admin })
  const { page } = organizer
  const other = await openBrowser(browser, product.url, { as: admin })
  const events = await other.context.newPage()
  await visit(events, `/games/${gameId}/monitor/events`)
  const verdict = other.page.getByRole('list', { name: 'Submissions' }).getByRole('listitem').first()
  const event = events.getByRole('list', { name: 'Events' }).getByRole('listitem').first()
  await visit(other.page, `/games/${gameId}/monitor/submissions`)
  await verdict.getByText('Correct', { exact: true }).waitFor()
  await event.getByText('Correct', { exact: true }).waitFor()
  await visit(page, `/games/${gameId}/monitor/submissions`)
  await page.getByRole('checkbox', { name: 'Select this submission' }).check()
  await page
    .getByRole('group', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Void' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Void solves?' })
  await dialog.getByRole('group', { name: 'What moves' }).getByText('→').first().waitFor()
  const apply = dialog.getByRole('button', { name: 'Void', exact: true })
  expect(await apply.isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').fill('The flag leaked')
  await apply.click()
  const list = page.getByRole('list', { name: 'Submissions' })
  await list.getByText('Voided', { exact: true }).waitFor()
  // The open lists of another organizer follow.
  await verdict.getByText('Voided', { exact: true }).waitFor()
  await event.getByText('Wrong', { exact: true }).waitFor()

  const team = await openBrowser(browser, product.url, { as: player })
  await visit(team.page, `/games/${gameId}/challenges?challenge=${challengeId}`)
  await team.page.getByText(/^No longer counts since .+: The flag leaked$/).waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The solves count again').waitFor()
  await list.getByText('Correct', { exact: true }).waitFor()
  await verdict.getByText('Correct', { exact: true }).waitFor()
  await event.getByText('Correct', { exact: true }).waitFor()
  await visit(team.page, `/games/${gameId}/challenges?challenge=${challengeId}`)
  await team.page.getByRole('dialog').getByText('Solved').first().waitFor()
  expect([...organizer.faults, ...other.faults, ...team.faults]).toEqual([])
  await team.leave()
  await other.leave()
  await organizer.leave()
})

it('grants a solve with its reason, which the team reads, and takes it back', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  const challengeId = await makeChallenge(admin, gameId, { title: 'Tide table', flags: ['flag{tide}'] })
  const player = product.anonymous()
  await done(api.register(player, { userName: 'bob', password: 'Sail4home', email: 'bob@players.example' }))
  await done(api.join(player, gameId, { teamId: await makeTeam(player, 'Halcyon') }))

  const organizer = await openBrowser(browser, product.url, { as: admin })
  const { page } = organizer
  await visit(page, `/games/${gameId}/monitor/submissions`)
  await page.getByRole('button', { name: 'Grant solve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Grant a solve' })
  const apply = dialog.getByRole('button', { name: 'Grant solve' })
  await dialog.getByRole('combobox', { name: 'Team' }).fill('Halcyon')
  await page.getByRole('option', { name: /^Halcyon #/ }).click()
  await dialog.getByRole('combobox', { name: 'Challenge' }).click()
  await page.getByRole('option', { name: 'Tide table' }).click()
  const moved = dialog.getByRole('group', { name: 'What moves' })
  await moved.getByText('0 → ').first().waitFor()
  expect(await moved.getByText('– → Halcyon').count()).toBe(0)
  await dialog.getByLabel('The solve may take a blood').check()
  await moved.getByText('– → Halcyon').waitFor()
  expect(await apply.isDisabled()).toBe(true)
  await dialog.getByLabel('Reason').fill('The instance was down')
  await apply.click()
  await dialog.waitFor({ state: 'detached' })
  const list = page.getByRole('list', { name: 'Submissions' })
  await list.getByText('Granted', { exact: true }).waitFor()
  await list.getByText(/^Granted by .+: The instance was down$/).waitFor()

  const team = await openBrowser(browser, product.url, { as: player })
  await visit(team.page, `/games/${gameId}/challenges?challenge=${challengeId}`)
  await team.page.getByText(/^Granted by the organizers at .+: The instance was down$/).waitFor()

  // A second grant says before it is tried why it cannot be.
  await page.getByRole('button', { name: 'Grant solve' }).click()
  await dialog.getByRole('combobox', { name: 'Team' }).fill('Halcyon')
  await page.getByRole('option', { name: /^Halcyon #/ }).click()
  await dialog.getByRole('combobox', { name: 'Challenge' }).click()
  await page.getByRole('option', { name: 'Tide table' }).click()
  await dialog.getByRole('alert').getByText('The team has solved this challenge.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The solve no longer counts').waitFor()
  await list.getByText('Voided', { exact: true }).waitFor()
  await visit(team.page, `/games/${gameId}/challenges?challenge=${challengeId}`)
  await team.page.getByText(/^No longer counts since .+: The instance was down$/).waitFor()
  expect([...organizer.faults, ...team.faults]).toEqual([])
  await team.leave()
  await organizer.leave()
})
