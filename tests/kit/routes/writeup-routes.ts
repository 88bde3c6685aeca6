import { signIn } from '../world/factories.ts'
import { makeGame, makeTeam } from '../world/games.ts'
import { pdfOf } from '../world/pdf.ts'
import type { Caller, RouteRow, World } from './route-row.ts'

const forPlayers = '401 403 200 200 200'

/** The path of the write-up of a game that requires one. The caller plays the game. */
async function writeup({ test, host }: World, { person }: Caller): Promise<string> {
  const writeupDeadline = Date.now() + 3_600_000
  const gameId = await makeGame(host, { acceptWithoutReview: true, writeupRequired: true, writeupDeadline })
  const player = person ?? (await signIn(test))
  const answer = await player.rest('POST', `/api/game/${gameId}`, { teamId: await makeTeam(player) })
  if (answer.status !== 200) throw new Error(`could not join: ${answer.text}`)
  return `/api/game/${gameId}/writeup`
}

export const writeupRoutes: RouteRow[] = [
  {
    route: 'GET /api/game/{id}/writeup',
    statuses: forPlayers,
    ask: async (world, caller) => ({ path: await writeup(world, caller) }),
  },
  {
    route: 'POST /api/game/{id}/writeup',
    statuses: forPlayers,
    ask: async (world, caller) => {
      const body = new FormData()
      body.append('file', pdfOf('Table'), 'writeup.pdf')
      return { path: await writeup(world, caller), body }
    },
  },
]
