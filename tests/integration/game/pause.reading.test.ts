import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makePlayedGame, type Player } from '../../kit/world/played-game.ts'

const minuteMs = 60_000

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

/** The number of challenges in the player's list, and whether the page of one is found. */
async function readAs({ actor }: Player, gameId: number, challengeId: number) {
  const query = `query ($gameId: Int!, $challengeId: Int!) { game: gameByDatabaseId(databaseId: $gameId) {
    challenges { id } challenge: challengeByDatabaseId(databaseId: $challengeId) { id } } }`
  type Read = { game: { challenges: object[]; challenge: object | null } }
  const { game } = await actor.query<Read>(query, { gameId, challengeId })
  return { listed: game.challenges.length, isFound: game.challenge !== null }
}

it('players read the challenges of a game while its pause outlasts its end, and until the moved end', async () => {
  const { db, clock } = test.services
  const { gameId, challengeIds, players } = await makePlayedGame(test, {
    teams: 1,
    challenges: 2,
    practiceMode: false,
  })
  const [player] = players as [Player]
  const read = () => readAs(player, gameId, challengeIds[0] ?? 0)
  await db.game.update({ where: { id: gameId }, data: { end: new Date(Date.now() + 30 * minuteMs) } })
  await admin.mutate('pauseGame', { gameId })
  clock.offsetMs = 40 * minuteMs
  expect(await read()).toEqual({ listed: 2, isFound: true })
  await admin.mutate('resumeGame', { gameId })
  expect(await read()).toEqual({ listed: 2, isFound: true })
  clock.offsetMs = 80 * minuteMs
  expect(await read()).toEqual({ listed: 0, isFound: false })
})
