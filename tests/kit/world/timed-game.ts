import type { Actor } from '../calls/actor.ts'
import type { TestApp } from '../server/app.ts'
import { makePlayedGame } from './played-game.ts'

/** Two challenges of a live game; the second has a container. */
export async function makeTimedGame(test: TestApp) {
  const played = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [player, other] = played.players
  const [challengeId = 0, containerId = 0] = played.challengeIds
  if (!player || !other) throw new Error('the game has no players')
  await test.services.db.challenge.update({
    where: { id: containerId },
    data: { type: 'StaticContainer', containerImage: 'image' },
  })
  for (const { participationId: id } of played.players) {
    const token = `${id}:${'A'.repeat(86)}==`
    await test.services.db.participation.update({ where: { id }, data: { token } })
  }
  return { ...played, player, other, challengeId, containerId }
}

/** A time after the time of the server. */
export const inMs = (test: TestApp, ms: number) =>
  new Date(test.services.clock.now().getTime() + ms).toISOString()

export const schedule = (author: Actor, gameId: number, challengeIds: number[], times: object) =>
  author.mutate('scheduleChallenges', { gameId, challengeIds, ...times })

export const isOnBoard = async (test: TestApp, gameId: number, id: number) =>
  (await test.services.scoreboards.get(gameId, 'public'))?.challenges.has(id) === true

export const releaseNoticesOf = (test: TestApp, gameId: number) =>
  test.services.db.gameNotice.findMany({
    where: { gameId, type: 'NewChallenge' },
    orderBy: { id: 'asc' },
  })
