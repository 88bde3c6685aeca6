import { afterAll, beforeAll, expect, it } from 'vitest'
import { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, type PlayedGame, type Player } from '../../kit/world/played-game.ts'

// Two servers on one database without Redis, so no message tells one of them what the other has done.

let here: TestApp
let there: TestApp
let admin: Actor
let game: PlayedGame

beforeAll(async () => {
  here = await startTestApp()
  there = await startTestApp({ databaseUrl: here.databaseUrl })
  admin = await signIn(here, 'Admin')
  game = await makePlayedGame(there, { teams: 4, challenges: 1 })
})
afterAll(async () => {
  await there.dispose()
  await here.dispose()
})

function playerAt(index: number): Player {
  const player = game.players[index]
  if (!player) throw new Error(`the game has no player ${index}`)
  return player
}
const challengeId = () => game.challengeIds[0] ?? 0
const answer = (actor: Actor, flag: string) =>
  actor.rest('POST', `/api/game/${game.gameId}/challenges/${challengeId()}`, { flag })

/**
 * Sends answers to the other server without a pause while `revoke` runs here. Returns the statuses of those that were sent
 * after it had returned.
 */
async function raceAnswers(actorOf: () => Actor, revoke: () => Promise<unknown>): Promise<number[]> {
  const before = await answer(actorOf(), 'flag{before}')
  expect(before.status).toBe(200)
  let isRevoked = false
  const late: number[] = []
  const senders = Array.from({ length: 4 }, async () => {
    for (let sentLate = 0; sentLate < 5;) {
      const wasRevoked = isRevoked
      const { status } = await answer(actorOf(), wasRevoked ? flagOf(challengeId()) : 'flag{meanwhile}')
      if (!wasRevoked) continue
      late.push(status)
      sentLate += 1
    }
  })
  await revoke()
  isRevoked = true
  await Promise.all(senders)
  return late
}

const solves = ({ participationId }: Player) => here.services.db.solve.count({ where: { participationId } })

it('a banned user is refused by the other server from the next request on', async () => {
  const player = playerAt(0)
  const late = await raceAnswers(
    () => player.actor,
    async () => {
      const banned = await admin.rest('PUT', `/api/admin/users/${player.userId}`, { role: 'Banned' })
      expect(banned.status).toBe(200)
    },
  )
  expect(new Set(late)).toEqual(new Set([401]))
  expect(await solves(player)).toBe(0)
})

it('a deleted API token is refused by the other server from the next request on', async () => {
  const player = playerAt(1)
  const late = await raceAnswers(
    () => player.actor,
    () => here.services.db.apiToken.deleteMany({ where: { userId: player.userId } }),
  )
  expect(new Set(late)).toEqual(new Set([401]))
  expect(await solves(player)).toBe(0)
})

it('a session that is logged out is nobody for the other server from the next request on', async () => {
  const session = await signIn(here)
  const player = playerAt(2)
  const { gameId, participationId, teamId } = { ...game, ...player }
  await here.services.db.participationMember.create({
    data: { gameId, userId: session.userId, participationId, teamId },
  })
  const { cookieHeader: cookie } = session
  // Its own for each request: an actor that takes cookies from an answer no longer sends those of its headers.
  const elsewhere = () => new Actor(there.url, { cookie })
  const late = await raceAnswers(elsewhere, () => session.rest('POST', '/api/account/logout'))
  expect(new Set(late)).toEqual(new Set([401]))
  expect(await solves(player)).toBe(0)
})
