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

  const team = await openBrowser(browser, product.url, { as: player })
  await visit(team.page, `/games/${gameId}/challenges?challenge=${challengeId}`)
  await team.page.getByText(/^No longer counts since .+: The flag leaked$/).waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The solves count again').waitFor()
  await list.getByText('Correct', { exact: true }).waitFor()
  await visit(team.page, `/games/${gameId}/challenges?challenge=${challengeId}`)
  await team.page.getByRole('dialog').getByText('Solved').first().waitFor()
  expect([...organizer.faults, ...team.faults]).toEqual([])
  await team.leave()
  await organizer.leave()
})
