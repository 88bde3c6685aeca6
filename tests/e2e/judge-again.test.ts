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

it('offers to judge again after the flag is corrected, and the team has its solve on the board', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  const challengeId = await makeChallenge(admin, gameId, { flags: ['flag{misprinted}'] })
  const join = async (userName: string, teamName: string, flags: string[]) => {
    const player = product.anonymous()
    const email = `${userName}@players.example`
    await done(api.register(player, { userName, password: 'Sail4home', email }))
    await done(api.join(player, gameId, { teamId: await makeTeam(player, teamName) }))
    for (const flag of flags)
      expect(
        (await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })).status,
      ).toBe(200)
    return player
  }
  const player = await join('ada', 'Gulls', ['flag{printed}', 'flag{printed}'])
  await join('bea', 'Terns', ['flag{misprinted}'])

  const organizer = await openBrowser(browser, product.url, { as: admin })
  const { page } = organizer
  await visit(page, `/admin/games/${gameId}/challenges/${challengeId}/flags`)
  await page.getByLabel('Flags, one per line').fill('flag{printed}')
  await page.getByRole('button', { name: 'Add 1 flag' }).click()
  await page.getByText('2 wrong answers are now correct.').waitFor()
  await page.getByRole('button', { name: 'Judge again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Judge answers again?' })
  const answers = dialog.getByRole('list', { name: 'Answers' })
  await answers.getByText('Gulls').first().waitFor()
  expect(await answers.getByRole('listitem').count()).toBe(2)
  await answers.getByText('Repeated answer').waitFor()
  const moved = dialog.getByRole('group', { name: 'What moves' })
  await moved.getByText('Terns → Gulls, Terns').waitFor()

  // A choice of none moves nothing; the repeated answer alone would be the solve.
  const apply = dialog.getByRole('button', { name: 'Judge again' })
  const all = dialog.getByRole('checkbox', { name: 'Choose all answers' })
  await dialog.getByLabel('Reason').fill('The flag was misprinted')
  await all.uncheck()
  expect(await apply.isDisabled()).toBe(true)
  await all.check()
  await moved.getByText('Terns → Gulls, Terns').waitFor()
  await apply.click()
  await page.getByText('2 answers judged again').waitFor()
  await page.getByText('2 wrong answers are now correct.').waitFor({ state: 'detached' })

  const team = await openBrowser(browser, product.url, { as: player })
  await visit(team.page, `/games/${gameId}/challenges?challenge=${challengeId}`)
  await team.page
    .getByText(/^Correct since .+: The flag was misprinted$/)
    .first()
    .waitFor()
  await visit(team.page, `/games/${gameId}/scoreboard`)
  await team.page.getByRole('row', { name: /Gulls/ }).first().waitFor()
  const board = (await player.rest('GET', `/api/game/${gameId}/scoreboard`)).body as {
    items: { name: string; rank: number; solvedCount: number }[]
  }
  expect(board.items.map(({ name, rank, solvedCount }) => `${rank} ${name} ${solvedCount}`)).toEqual([
    '1 Gulls 1',
    '2 Terns 1',
  ])
  expect([...organizer.faults, ...team.faults]).toEqual([])
  await team.leave()
  await organizer.leave()
})
