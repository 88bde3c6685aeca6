import { makeChallenge, makePlayer } from '../world/challenges.ts'
import { unique } from '../world/factories.ts'
import { makeGame } from '../world/games.ts'
import { pictureForm } from './forms.ts'
import type { RouteRow, World } from './route-row.ts'

const base = '/api/edit'
const forAdmins = '401 403 403 403 200'

async function game({ host }: World): Promise<string> {
  return `${base}/games/${await makeGame(host)}`
}

async function challenge({ host }: World): Promise<string> {
  const gameId = await makeGame(host)
  return `${base}/games/${gameId}/challenges/${await makeChallenge(host, gameId, { flags: ['flag{edit}'] })}`
}

const solvesOf = ({ gameId }: World) => `${base}/games/${gameId}/solves`

/** A correction of a new solve. */
async function solved({ test, host, gameId }: World) {
  const challengeId = await makeChallenge(host, gameId, { flags: ['flag{edit}'] })
  const player = await makePlayer(test, gameId)
  await player.mutate('submitFlag', { gameId, challengeId, flag: 'flag{edit}' })
  return { challengeId, reason: 'Leaked' }
}

/** A grant to a new team. */
async function unsolved({ test, host, gameId }: World) {
  const challengeId = await makeChallenge(host, gameId, { flags: ['flag{edit}'] })
  const { teamId } = await makePlayer(test, gameId)
  return { teamId, challengeId, reason: 'The instance was down' }
}

async function voided(world: World) {
  const correction = await solved(world)
  await world.host.rest('POST', `${solvesOf(world)}/void`, correction)
  return correction
}

/** A challenge whose flags accept a stored answer that was wrong. */
async function misjudged({ test, host, gameId }: World) {
  const challengeId = await makeChallenge(host, gameId, { flags: ['flag{edit}'] })
  const player = await makePlayer(test, gameId)
  await player.mutate('submitFlag', { gameId, challengeId, flag: 'flag{real}' })
  await host.mutate('createFlags', { gameId, challengeId, flags: [{ flag: 'flag{real}' }] })
  return { challengeId, reason: 'Wrong flag' }
}

const answersOf = ({ gameId }: World) => `${base}/games/${gameId}/answers`

async function notice(world: World): Promise<string> {
  const address = `${await game(world)}/notices`
  const { body } = await world.host.rest('POST', address, { content: 'Ahoy' })
  return `${address}/${(body as { id: number }).id}`
}

async function post({ host }: World): Promise<string> {
  const { body } = await host.rest('POST', `${base}/posts`, { title: unique('post') })
  return `${base}/posts/${body}`
}

async function flag(world: World): Promise<string> {
  const address = await challenge(world)
  const { body } = await world.host.rest('GET', address)
  return `${address}/flags/${(body as { flags: { id: number }[] }).flags[0]?.id}`
}

export const editRoutes: RouteRow[] = [
  {
    route: 'POST /api/edit/games/{id}/challenges/{cId}/container',
    // The challenge is not a container challenge.
    statuses: '401 403 403 403 400',
    ask: async (world) => ({ path: `${await challenge(world)}/container` }),
  },
  {
    route: 'DELETE /api/edit/games/{id}/challenges/{cId}/container',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await challenge(world)}/container` }),
  },
  { route: 'GET /api/edit/games', statuses: forAdmins, ask: () => ({ path: `${base}/games?count=5` }) },
  {
    route: 'POST /api/edit/games',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/games`, body: { title: unique('game'), start: 0, end: 1 } }),
  },
  {
    route: 'GET /api/edit/games/{id}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await game(world) }),
  },
  {
    route: 'PUT /api/edit/games/{id}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await game(world), body: { title: unique('game'), start: 0, end: 1 } }),
  },
  {
    route: 'DELETE /api/edit/games/{id}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await game(world) }),
  },
  {
    route: 'GET /api/edit/games/{id}/hashsalt',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/hashsalt` }),
  },
  {
    route: 'PUT /api/edit/games/{id}/poster',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/poster`, body: await pictureForm() }),
  },
  {
    route: 'DELETE /api/edit/games/{id}/writeups',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/writeups` }),
  },
  {
    route: 'GET /api/edit/games/{id}/notices',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/notices` }),
  },
  {
    route: 'POST /api/edit/games/{id}/notices',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/notices`, body: { content: 'Ahoy' } }),
  },
  {
    route: 'PUT /api/edit/games/{id}/notices/{noticeId}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await notice(world), body: { content: 'Ahoy again' } }),
  },
  {
    route: 'DELETE /api/edit/games/{id}/notices/{noticeId}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await notice(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/solves/void',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${solvesOf(world)}/void`, body: await solved(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/solves/void/preview',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${solvesOf(world)}/void/preview`, body: await solved(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/solves/restore',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${solvesOf(world)}/restore`, body: await voided(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/solves/restore/preview',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${solvesOf(world)}/restore/preview`, body: await voided(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/solves/grant',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${solvesOf(world)}/grant`, body: await unsolved(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/solves/grant/preview',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${solvesOf(world)}/grant/preview`, body: await unsolved(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/answers/judge',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${answersOf(world)}/judge`, body: await misjudged(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/answers/judge/preview',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${answersOf(world)}/judge/preview`, body: await misjudged(world) }),
  },
  {
    route: 'GET /api/edit/games/{id}/challenges',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/challenges` }),
  },
  {
    route: 'POST /api/edit/games/{id}/challenges',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/challenges`, body: { title: 'Knots' } }),
  },
  {
    route: 'GET /api/edit/games/{id}/challenges/export',
    statuses: forAdmins,
    ask: async (world) => {
      const [path, id] = (await challenge(world)).split(/\/(?=\d+$)/)
      return { path: `${path}/export?challengeIds=${id}` }
    },
  },
  {
    route: 'POST /api/edit/games/{id}/challenges/updateaccepted',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await game(world)}/challenges/updateaccepted` }),
  },
  {
    route: 'GET /api/edit/games/{id}/challenges/{cId}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await challenge(world) }),
  },
  {
    route: 'PUT /api/edit/games/{id}/challenges/{cId}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await challenge(world), body: { originalScore: 400 } }),
  },
  {
    route: 'DELETE /api/edit/games/{id}/challenges/{cId}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await challenge(world) }),
  },
  {
    route: 'POST /api/edit/games/{id}/challenges/{cId}/attachment',
    statuses: forAdmins,
    ask: async (world) => ({
      path: `${await challenge(world)}/attachment`,
      body: { attachmentType: 'Remote', remoteUrl: 'https://example.test/knots.txt' },
    }),
  },
  {
    route: 'POST /api/edit/games/{id}/challenges/{cId}/flags',
    statuses: forAdmins,
    ask: async (world) => ({ path: `${await challenge(world)}/flags`, body: [{ flag: 'flag{more}' }] }),
  },
  {
    route: 'DELETE /api/edit/games/{id}/challenges/{cId}/flags/{fId}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await flag(world) }),
  },
  {
    route: 'POST /api/edit/posts',
    statuses: forAdmins,
    ask: () => ({ path: `${base}/posts`, body: { title: 'Log book' } }),
  },
  {
    route: 'PUT /api/edit/posts/{id}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await post(world), body: { title: 'Log book' } }),
  },
  {
    route: 'DELETE /api/edit/posts/{id}',
    statuses: forAdmins,
    ask: async (world) => ({ path: await post(world) }),
  },
]
