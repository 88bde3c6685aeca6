import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import type { Player } from '../../kit/world/played-game.ts'
import { until } from '../../kit/wait.ts'
import { inMs, isOnBoard, makeTimedGame, schedule } from '../../kit/world/timed-game.ts'

const minuteMs = 60_000

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

afterEach(() => (test.services.clock.offsetMs = 0))

describe('the phases of a challenge', () => {
  type Place = { gameId: number; challengeId: number; containerId: number; player: Player }
  type Face = { name: string; read: (place: Place) => Promise<unknown>; phases: [unknown, unknown, unknown] }

  const restCode = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    return status === 200 ? 200 : [status, (body as { title: string }).title]
  }
  const inGame = async (place: Place, selection: string) => {
    const query = `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { ${selection} } }`
    return (await place.player.actor.query<{ game: never }>(query, { id: place.gameId })).game
  }
  const mutationCode = async (answer: Promise<{ __typename: string; code?: string }>) => {
    const { __typename, code } = await answer
    return code ?? __typename
  }
  const missing = [404, 'Challenge not found.']
  const closed = [400, 'This challenge is closed. Answers are no longer accepted.']
  const off = [400, 'Instances are disabled on this platform.']
  const listed = (list: { id: number }[]) => list.length

  const faces: Face[] = [
    {
      name: 'REST: the challenge',
      read: ({ player, gameId, challengeId }) =>
        restCode(player.actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)),
      phases: [missing, 200, 200],
    },
    {
      name: 'REST: the list of challenges',
      read: async ({ player, gameId }) => {
        const { body } = await player.actor.rest('GET', `/api/game/${gameId}/details`)
        const { challenges, challengeCount } = body as {
          challenges: Record<string, { id: number }[]>
          challengeCount: number
        }
        return [listed(Object.values(challenges).flat()), challengeCount]
      },
      phases: [
        [0, 0],
        [2, 2],
        [2, 2],
      ],
    },
    {
      name: 'REST: the scoreboard',
      read: async ({ player, gameId }) => {
        const { body } = await player.actor.rest('GET', `/api/game/${gameId}/scoreboard`)
        const { challenges } = body as { challenges: Record<string, { id: number }[]> }
        return listed(Object.values(challenges).flat())
      },
      phases: [0, 2, 2],
    },
    {
      name: 'REST: an answer',
      read: ({ player, gameId, challengeId }) =>
        restCode(player.actor.rest('POST', `/api/game/${gameId}/challenges/${challengeId}`, { flag: 'no' })),
      phases: [missing, 200, closed],
    },
    {
      name: 'REST: the start of a container',
      read: ({ player, gameId, containerId }) =>
        restCode(player.actor.rest('POST', `/api/game/${gameId}/container/${containerId}`)),
      phases: [missing, off, closed],
    },
    {
      name: 'GraphQL: Game.challenges',
      read: async (place) => (await inGame(place, 'list: challenges { id }'))['list'],
      phases: [[], [expect.anything(), expect.anything()], [expect.anything(), expect.anything()]],
    },
    {
      name: 'GraphQL: Game.challengeCount',
      read: (place) => inGame(place, 'challengeCount'),
      phases: [{ challengeCount: 0 }, { challengeCount: 2 }, { challengeCount: 2 }],
    },
    {
      name: 'GraphQL: Game.challengeByDatabaseId',
      read: (place) =>
        inGame(place, `one: challengeByDatabaseId(databaseId: ${place.challengeId}) { title }`),
      phases: [{ one: null }, { one: { title: 'Challenge 1' } }, { one: { title: 'Challenge 1' } }],
    },
    {
      name: 'GraphQL: node',
      read: ({ player, challengeId }) =>
        player.actor.query(`query ($id: ID!) { node(id: $id) { ... on Challenge { title } } }`, {
          id: encodeGlobalID('Challenge', challengeId),
        }),
      phases: [{ node: null }, { node: { title: 'Challenge 1' } }, { node: { title: 'Challenge 1' } }],
    },
    {
      name: 'GraphQL: the scoreboard',
      read: (place) => inGame(place, 'scoreboard { table { challenges { databaseId } } }'),
      phases: [0, 2, 2].map((length) => ({
        scoreboard: { table: { challenges: Array.from({ length }, () => expect.anything()) } },
      })) as Face['phases'],
    },
    {
      name: 'GraphQL: an answer',
      read: ({ player, gameId, challengeId }) =>
        mutationCode(player.actor.mutate('submitFlag', { gameId, challengeId, flag: 'no' })),
      phases: ['CHALLENGE_NOT_FOUND', 'SubmitFlagPayload', 'CHALLENGE_CLOSED'],
    },
    {
      name: 'GraphQL: the start of an instance',
      read: ({ player, gameId, containerId }) =>
        mutationCode(player.actor.mutate('startInstance', { gameId, challengeId: containerId })),
      phases: ['CHALLENGE_NOT_FOUND', 'CONTAINER_OFF', 'CHALLENGE_CLOSED'],
    },
  ]

  it('are those of the table on every face', async () => {
    const game = await makeTimedGame(test)
    const ids = [game.challengeId, game.containerId]
    await schedule(admin, game.gameId, ids, {
      releaseAt: inMs(test, 20 * minuteMs),
      closeAt: inMs(test, 40 * minuteMs),
    })
    const found: Record<string, unknown[]> = {}
    const look = async () => {
      for (const { name, read } of faces) found[name] = [...(found[name] ?? []), await read(game)]
    }
    await look()
    test.services.clock.offsetMs = 20 * minuteMs
    await until(() => isOnBoard(test, game.gameId, game.challengeId), 'the challenges are released')
    await look()
    test.services.clock.offsetMs = 40 * minuteMs
    await look()
    expect(found).toEqual(Object.fromEntries(faces.map(({ name, phases }) => [name, phases])))
  })
})

describe('the schedule', () => {
  it('shows authors the challenges of players at a time, and others nothing', async () => {
    const { gameId, challengeId, containerId, player } = await makeTimedGame(test)
    await schedule(admin, gameId, [containerId], { releaseAt: inMs(test, 10 * minuteMs) })
    const query = `query ($id: Int!, $at: DateTime!) {
      game: gameByDatabaseId(databaseId: $id) { list: challengesAt(at: $at) { databaseId } } }`
    const seen = async (actor: Actor, ms: number) =>
      (await actor.query<{ game: { list: unknown } }>(query, { id: gameId, at: inMs(test, ms) })).game.list
    expect(await seen(admin, 0)).toEqual([{ databaseId: challengeId }])
    expect(await seen(admin, 10 * minuteMs)).toHaveLength(2)
    expect(await seen(admin, -120 * minuteMs)).toEqual([])
    expect(await seen(player.actor, 0)).toBeNull()
  })

  it('counts challenges before their release for authors only', async () => {
    const { gameId, challengeId, player } = await makeTimedGame(test)
    await schedule(admin, gameId, [challengeId], { releaseAt: inMs(test, 10 * minuteMs) })
    const counts = async (actor: Actor) => {
      const query = `query ($id: Int!) {
        game: gameByDatabaseId(databaseId: $id) { challengeCount allChallengeCount } }`
      return (await actor.query<{ game: unknown }>(query, { id: gameId })).game
    }
    expect(await counts(admin)).toEqual({ challengeCount: 1, allChallengeCount: 2 })
    expect(await counts(player.actor)).toEqual({ challengeCount: 1, allChallengeCount: null })
  })

  it('refuses challenges of another game as a whole, and players', async () => {
    const [game, other] = [await makeTimedGame(test), await makeTimedGame(test)]
    const ids = [game.challengeId, other.challengeId]
    expect(await schedule(admin, game.gameId, ids, { releaseAt: inMs(test, minuteMs) })).toMatchObject({
      code: 'CHALLENGE_NOT_FOUND',
    })
    expect(await test.services.db.challenge.count({ where: { id: { in: ids }, isReleased: false } })).toBe(0)
    const refused = game.player.actor.mutate('scheduleChallenges', {
      gameId: game.gameId,
      challengeIds: [game.challengeId],
    })
    expect(await refused).toMatchObject({ __typename: 'ForbiddenError' })
  })
})
