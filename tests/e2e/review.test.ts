import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import { restApi as api } from '../kit/calls/apis.ts'
import { done } from '../kit/calls/done.ts'
import { startProduct, type Product } from '../kit/server/product.ts'
import { createTestDatabase } from '../kit/services/test-database.ts'
import { invite, makeGame, makeTeam } from '../kit/world/games.ts'

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

it('rejects a team for a reason, which its open page shows, and takes the rejection back', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin)
  const player = product.anonymous()
  await done(api.register(player, { userName: 'ada', password: 'Sail4home', email: 'ada@players.example' }))
  await done(api.join(player, gameId, { teamId: await makeTeam(player, 'Kelp') }))
  const team = await openBrowser(browser, product.url, { as: player })
  await visit(team.page, `/games/${gameId}`)
  await team.page.getByText('Kelp is waiting for review.').filter({ visible: true }).waitFor()

  const organizer = await openBrowser(browser, product.url, { as: admin })
  const { page } = organizer
  await visit(page, `/admin/games/${gameId}/review`)
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject Kelp?' })
  await dialog.getByLabel('Reason (optional)').fill('Only for schools')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByText('Nothing to review').waitFor()
  await team.page.getByText('Reason: Only for schools').filter({ visible: true }).waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Kelp' }).waitFor()
  await team.page.getByText('Kelp is waiting for review.').filter({ visible: true }).waitFor()
  expect([...organizer.faults, ...team.faults]).toEqual([])
  await team.leave()
  await organizer.leave()
})

it('shows a team that joins, also in the tab, and tells its second member the division', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, { divisions: ['Open', 'Student'] })
  const [captain, mate] = [product.anonymous(), product.anonymous()]
  for (const [actor, userName] of [
    [captain, 'cap'],
    [mate, 'mate'],
  ] as const)
    await done(api.register(actor, { userName, password: 'Sail4home', email: `${userName}@players.example` }))
  const teamId = await makeTeam(captain, 'Dulse')
  await invite(captain, teamId, [mate])

  const organizer = await openBrowser(browser, product.url, { as: admin })
  const { page } = organizer
  await visit(page, `/admin/games/${gameId}/review`)
  await page.getByText('No teams yet').waitFor()
  await done(api.join(captain, gameId, { teamId, division: 'Open' }))
  await page.getByRole('button', { name: 'Dulse' }).waitFor()
  await page.getByRole('link', { name: 'Review 1' }).waitFor()
  await page.waitForFunction(() => document.title.startsWith('(1) Review · '))

  const second = await openBrowser(browser, product.url, { as: mate })
  await visit(second.page, `/games/${gameId}`)
  await second.page.getByRole('button', { name: 'Join game' }).filter({ visible: true }).click()
  const dialog = second.page.getByRole('dialog')
  await dialog.getByText('Dulse has already joined, in the division Open.').waitFor()
  expect(await dialog.getByLabel('Division').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await second.page.getByText('Joined with Dulse, Open').waitFor()

  await page.getByRole('combobox', { name: 'Division of Dulse' }).click()
  await page.getByRole('option', { name: 'Student' }).click()
  await second.page.getByText('Dulse now plays in the division Student').waitFor()
  expect([...organizer.faults, ...second.faults]).toEqual([])
  await second.leave()
  await organizer.leave()
})
