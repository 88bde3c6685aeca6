import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openBrowser, visit } from '../kit/browser/browser.ts'
import type { Actor } from '../kit/calls/actor.ts'
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

it('tells which challenge a solve unlocked, and names it on the board of the team and of organizers', async () => {
  const admin = await product.admin()
  const gameId = await makeGame(admin, { acceptWithoutReview: true })
  const first = await makeChallenge(admin, gameId, { title: 'Gangway', flags: ['flag{first}'] })
  const second = await makeChallenge(admin, gameId, { title: 'Engine room', flags: ['flag{second}'] })
  const requiredChallengeIds = [encodeGlobalID('Challenge', first)]
  expect(
    (await admin.mutate('updateChallenge', { gameId, challengeId: second, requiredChallengeIds })).code,
  ).toBe(undefined)
  const player = product.anonymous()
  await done(api.register(player, { userName: 'ada', password: 'Sail4home', email: 'ada@players.example' }))
  await done(api.join(player, gameId, { teamId: await makeTeam(player) }))
  const submit = async (challengeId: number, flag: string) =>
    expect(
      (await player.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag })).status,
    ).toBe(200)

  const team = await openBrowser(browser, product.url, { as: player })
  const { page } = team
  await visit(page, `/games/${gameId}/challenges`)
  await page.getByRole('link', { name: /^Misc Gangway/ }).waitFor()
  await submit(first, 'flag{first}')
  const news = page.getByRole('alert').filter({ hasText: '1 challenge unlocked' })
  await news.getByText('Engine room').waitFor()
  const card = page.getByRole('link', { name: /^Misc.*Engine room/ })
  await card.getByText('New', { exact: true }).waitFor()
  await card.click()
  await page.getByRole('dialog', { name: /Engine room/ }).waitFor()
  await page.keyboard.press('Escape')
  await card.getByText('New', { exact: true }).waitFor({ state: 'detached' })

  await submit(second, 'flag{second}')
  const titlesFor = async (actor: Actor) => {
    const reader = await openBrowser(browser, product.url, { as: actor })
    await visit(reader.page, `/games/${gameId}/scoreboard`)
    const table = reader.page.getByRole('grid').first()
    await table.getByText('Gangway').waitFor()
    const isNamed = (await table.getByText('Engine room').count()) > 0
    expect(await table.getByText('???').count()).toBe(isNamed ? 0 : 1)
    expect(reader.faults).toEqual([])
    await reader.leave()
    return isNamed
  }
  expect(await titlesFor(player)).toBe(true)
  expect(await titlesFor(admin)).toBe(true)
  const visitor = product.anonymous()
  await done(api.register(visitor, { userName: 'bob', password: 'Sail4home', email: 'bob@players.example' }))
  expect(await titlesFor(visitor)).toBe(false)
  expect(team.faults).toEqual([])
  await team.leave()
})
