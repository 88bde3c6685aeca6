import type { TestApp } from '../server/app.ts'
import { makePlayedGame } from './played-game.ts'

/** A live game of two teams with two challenges. The title of the first has the wildcards of a search. */
export async function makeTwoTeams(test: TestApp) {
  const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
  const [challengeId = 0, otherId = 0] = challengeIds
  const [player, rival] = players
  if (!player || !rival) throw new Error('not two teams')
  await test.services.db.challenge.update({ where: { id: challengeId }, data: { title: 'Deep 100%_Sea' } })
  return { gameId, challengeId, otherId, player, rival }
}
