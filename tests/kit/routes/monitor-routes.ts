import { recordCapture } from '../../../server/domains/capture/record-capture.ts'
import { makePlayer } from '../world/challenges.ts'
import { readParticipations } from '../world/games.ts'
import type { RouteRow, World } from './route-row.ts'

const forMonitors = '401 403 403 200 200'

/** The path of the captures of a new team. */
async function captures({ test, host, gameId, challengeId }: World): Promise<string> {
  const { teamId } = await makePlayer(test, gameId)
  const participations = await readParticipations(host, gameId)
  const participationId = participations.find(({ team }) => team.id === teamId)?.id ?? 0
  const capture = await recordCapture(test.services, {
    folder: { challengeId, participationId },
    containerId: 'table',
    connectionId: 'ONE',
    client: { ip: '192.0.2.7', port: 40_000 },
    target: { ip: '10.213.0.2', port: 80 },
    about: {},
  })
  await capture?.keep()
  return `/api/game/captures/${challengeId}/${participationId}`
}

export const monitorRoutes: RouteRow[] = [
  {
    route: 'GET /api/game/{id}/scoreboardsheet',
    statuses: forMonitors,
    ask: async ({ test, gameId }) => {
      await makePlayer(test, gameId)
      return { path: `/api/game/${gameId}/scoreboardsheet` }
    },
  },
  {
    route: 'GET /api/game/{id}/submissionsheet',
    statuses: forMonitors,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/submissionsheet` }),
  },
  {
    route: 'GET /api/game/{id}/events.csv',
    statuses: forMonitors,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/events.csv?types=FlagSubmit` }),
  },
  {
    route: 'GET /api/game/games/{id}/captures',
    statuses: forMonitors,
    ask: ({ gameId }) => ({ path: `/api/game/games/${gameId}/captures` }),
  },
  {
    route: 'GET /api/game/captures/{challengeId}',
    statuses: forMonitors,
    ask: async (world) => {
      await captures(world)
      return { path: `/api/game/captures/${world.challengeId}` }
    },
  },
  {
    route: 'GET /api/game/captures/{challengeId}/{partId}',
    statuses: forMonitors,
    ask: async (world) => ({ path: await captures(world) }),
  },
  {
    route: 'GET /api/game/captures/{challengeId}/{partId}/all',
    statuses: forMonitors,
    ask: async (world) => ({ path: `${await captures(world)}/all` }),
  },
  {
    route: 'DELETE /api/game/captures/{challengeId}/{partId}/all',
    statuses: forMonitors,
    ask: async (world) => ({ path: `${await captures(world)}/all` }),
  },
  {
    route: 'GET /api/game/captures/{challengeId}/{partId}/{filename}',
    statuses: forMonitors,
    ask: async (world) => ({ path: `${await captures(world)}/table-ONE.pcap` }),
  },
  {
    route: 'DELETE /api/game/captures/{challengeId}/{partId}/{filename}',
    statuses: forMonitors,
    ask: async (world) => ({ path: `${await captures(world)}/table-ONE.pcap` }),
  },
]
