import { makeChallenge } from '../world/challenges.ts'
import { signIn } from '../world/factories.ts'
import { makeGame, makeTeam } from '../world/games.ts'
import { enter, owner, ownTeam, type Caller, type RouteRow, type World } from './route-row.ts'

const forAll = '200 200 200 200 200'
const forPlayers = '401 403 200 200 200'
const forMonitors = '401 403 403 200 200'

// Containers are off in this test, so allowed callers get that error. tests/containers tests the rest.
const container = async (world: World, caller: Caller): Promise<string> => {
  await enter(world, caller)
  const type = 'StaticContainer'
  const changes = { containerImage: 'sea:1', containerExposePort: 80 }
  const flags = ['flag{table}']
  return `/api/game/${world.gameId}/container/${await makeChallenge(world.host, world.gameId, { type, flags, changes })}`
}

export const gameRoutes: RouteRow[] = [
  {
    route: 'POST /api/game/{id}/container/{challengeId}',
    statuses: '401 403 400 400 400',
    ask: async (world, caller) => ({ path: await container(world, caller) }),
  },
  {
    route: 'POST /api/game/{id}/container/{challengeId}/extend',
    statuses: '401 403 400 400 400',
    ask: async (world, caller) => ({ path: `${await container(world, caller)}/extend` }),
  },
  {
    route: 'DELETE /api/game/{id}/container/{challengeId}',
    statuses: '401 403 400 400 400',
    ask: async (world, caller) => ({ path: await container(world, caller) }),
  },
  { route: 'GET /api/game', statuses: forAll, ask: () => ({ path: '/api/game?count=5' }) },
  { route: 'GET /api/game/recent', statuses: forAll, ask: () => ({ path: '/api/game/recent' }) },
  ...['calendar.ics', '{id}/calendar.ics', '{id}/notices.atom', '{id}/ctftime'].map((path) => ({
    route: `GET /api/game/${path}`,
    statuses: forAll,
    ask: ({ gameId }: World) => ({ path: `/api/game/${path.replace('{id}', String(gameId))}` }),
  })),
  {
    route: 'GET /api/game/{id}',
    statuses: forAll,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}` }),
  },
  {
    route: 'POST /api/game/{id}',
    statuses: forPlayers,
    ask: async (world, caller) => ({
      path: `/api/game/${world.gameId}`,
      body: { teamId: await ownTeam(world, caller) },
    }),
  },
  {
    route: 'DELETE /api/game/{id}',
    statuses: forPlayers,
    ask: async (world, caller) => {
      const player = caller.person ?? (await signIn(world.test))
      const gameId = await makeGame(world.host)
      await player.rest('POST', `/api/game/${gameId}`, { teamId: await makeTeam(player) })
      return { path: `/api/game/${gameId}` }
    },
  },
  {
    route: 'GET /api/game/{id}/scoreboard',
    statuses: forAll,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/scoreboard` }),
  },
  {
    route: 'GET /api/game/{id}/notices',
    statuses: forAll,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/notices` }),
  },
  {
    route: 'GET /api/game/{id}/events',
    statuses: forMonitors,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/events` }),
  },
  {
    route: 'GET /api/game/{id}/submissions',
    statuses: forMonitors,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/submissions` }),
  },
  {
    route: 'GET /api/game/{id}/cheatinfo',
    statuses: forMonitors,
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/cheatinfo` }),
  },
  {
    route: 'GET /api/game/{id}/participations',
    statuses: '401 403 403 403 200',
    ask: ({ gameId }) => ({ path: `/api/game/${gameId}/participations` }),
  },
  {
    route: 'GET /api/game/{id}/details',
    statuses: forPlayers,
    ask: async (world, caller) => {
      await enter(world, caller)
      return { path: `/api/game/${world.gameId}/details` }
    },
  },
  {
    route: 'GET /api/game/{id}/challenges/{challengeId}',
    statuses: forPlayers,
    ask: async (world, caller) => {
      await enter(world, caller)
      return { path: `/api/game/${world.gameId}/challenges/${world.challengeId}` }
    },
  },
  {
    route: 'POST /api/game/{id}/challenges/{challengeId}',
    statuses: forPlayers,
    ask: async (world, caller) => {
      await enter(world, caller)
      return {
        path: `/api/game/${world.gameId}/challenges/${world.challengeId}`,
        body: { flag: 'flag{table}' },
      }
    },
  },
  {
    route: 'GET /api/game/{id}/challenges/{challengeId}/status/{submitId}',
    statuses: forPlayers,
    ask: async (world, caller) => {
      const address = `/api/game/${world.gameId}/challenges/${world.challengeId}`
      if (!caller.person) return { path: `${address}/status/1` }
      await enter(world, caller)
      const { body } = await owner(world, caller).rest('POST', address, { flag: 'flag{wrong}' })
      return { path: `${address}/status/${body}` }
    },
  },
]
