import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { signIn } from '../../kit/world/factories.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { flagOf, makePlayedGame, type Player } from '../../kit/world/played-game.ts'
import { until } from '../../kit/wait.ts'

const minuteMs = 60_000

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

afterEach(() => (test.services.clock.offsetMs = 0))

const inMs = (ms: number) => new Date(test.services.clock.now().getTime() + ms).toISOString()

/** Two challenges of a live game; the second has a container. */
async function makeTimedGame() {
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

const schedule = (gameId: number, challengeIds: number[], times: object) =>
  admin.mutate('scheduleChallenges', { gameId, challengeIds, ...times })

const isOnBoard = async (gameId: number, id: number) =>
  (await test.services.scoreboards.get(gameId, 'public'))?.challenges.has(id) === true

const noticesOf = (gameId: number) =>
  test.services.db.gameNotice.findMany({
    where: { gameId, type: 'NewChallenge' },
    orderBy: { id: 'asc' },
  })

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
    const game = await makeTimedGame()
    const ids = [game.challengeId, game.containerId]
    await schedule(game.gameId, ids, { releaseAt: inMs(20 * minuteMs), closeAt: inMs(40 * minuteMs) })
    const found: Record<string, unknown[]> = {}
    const look = async () => {
      for (const { name, read } of faces) found[name] = [...(found[name] ?? []), await read(game)]
    }
    await look()
    test.services.clock.offsetMs = 20 * minuteMs
    await until(() => isOnBoard(game.gameId, game.challengeId), 'the challenges are released')
    await look()
    test.services.clock.offsetMs = 40 * minuteMs
    await look()
    expect(found).toEqual(Object.fromEntries(faces.map(({ name, phases }) => [name, phases])))
  })
})

describe('a release', () => {
  it('comes at its time to the board and to the notices, without another request', async () => {
    const { gameId, challengeId, containerId, player } = await makeTimedGame()
    await schedule(gameId, [challengeId, containerId], { releaseAt: inMs(2500) })
    expect(await isOnBoard(gameId, challengeId)).toBe(false)
    const { headers } = player.actor
    const notices = collectEvents(
      followOverSocket(
        test.url,
        {
          query: `subscription ($gameId: ID!) { noticePublished(gameId: $gameId) { ... on ChallengeNotice { challengeTitle } } }`,
          variables: { gameId },
        },
        { headers, connectionParams: { authorization: headers['authorization'] } },
      ),
    )
    const followed = test.services.scoreboards.follow(gameId, { audience: 'public', after: null })
    const board = followed[Symbol.asyncIterator]()
    const { value: delta } = await board.next()
    expect(delta).toBeDefined()
    expect(await isOnBoard(gameId, containerId)).toBe(true)
    await until(() => notices.all.length > 0, 'the notice came')
    expect(notices.all).toEqual([{ noticePublished: { challengeTitle: 'Challenge 1, Challenge 2' } }])
    await notices.stop()
    const [stored, ...others] = await noticesOf(gameId)
    expect(others).toEqual([])
    const { body } = await player.actor.rest('GET', `/api/game/${gameId}/notices`)
    expect(body).toEqual([
      {
        id: stored?.id,
        type: 'NewChallenge',
        values: ['Challenge 1, Challenge 2'],
        time: stored?.publishedAt.getTime(),
      },
    ])
  })

  it('is one notice for each second, and none for disabled challenges', async () => {
    const { gameId, challengeIds } = await makePlayedGame(test, { teams: 1, challenges: 4 })
    const [a = 0, b = 0, c = 0, d = 0] = challengeIds
    const second = Math.ceil(Date.now() / 1000) * 1000 + minuteMs
    const at = (ms: number) => new Date(second + ms).toISOString()
    await schedule(gameId, [a], { releaseAt: at(10) })
    await schedule(gameId, [b, d], { releaseAt: at(900) })
    await schedule(gameId, [c], { releaseAt: at(1000) })
    await test.services.db.challenge.update({ where: { id: d }, data: { isEnabled: false } })
    test.services.clock.offsetMs = 2 * minuteMs
    await until(() => isOnBoard(gameId, c), 'all are released')
    expect((await noticesOf(gameId)).map(({ values, challengeId }) => [values, challengeId])).toEqual([
      [['Challenge 1, Challenge 2'], null],
      [['Challenge 3'], c],
    ])
    expect(await test.services.db.challenge.count({ where: { gameId, isReleased: false } })).toBe(0)
  })

  it('is carried out once by two processes, also when neither ran at its time', async () => {
    const { gameId, challengeIds } = await makePlayedGame(test, { teams: 1, challenges: 3 })
    await schedule(gameId, challengeIds, { releaseAt: inMs(30 * minuteMs) })
    const clock = { offsetMs: 31 * minuteMs, now: () => new Date(Date.now() + 31 * minuteMs) }
    const late = () => startTestApp({ databaseUrl: test.databaseUrl, overrides: { clock } })
    const [one, two] = await Promise.all([late(), late()])
    await until(async () => (await noticesOf(gameId)).length > 0, 'the challenges are released')
    await until(() => isOnBoard(gameId, challengeIds[0] ?? 0), 'the first process has them on its board')
    await Promise.all([one.dispose(), two.dispose()])
    expect(await noticesOf(gameId)).toHaveLength(1)
    const moves = await test.services.db.boardChange.findMany({ where: { gameId }, orderBy: { seq: 'asc' } })
    expect(moves.map(({ ids }) => ids.length)).toEqual([3, 3])
  })

  it('in the same moment as answers judges each of them or knows no challenge', async () => {
    const { gameId, challengeId, player } = await makeTimedGame()
    await schedule(gameId, [challengeId], { releaseAt: inMs(1500) })
    const codes: unknown[] = []
    const send = async () => {
      const flag = `no${codes.length}`
      const answer = await player.actor.mutate('submitFlag', { gameId, challengeId, flag })
      codes.push(answer.code ?? answer.__typename)
    }
    await until(async () => {
      await Promise.all(Array.from({ length: 8 }, send))
      return codes.at(-1) === 'SubmitFlagPayload'
    }, 'an answer is judged')
    expect(new Set(codes)).toEqual(new Set(['CHALLENGE_NOT_FOUND', 'SubmitFlagPayload']))
    const judged = codes.filter((code) => code === 'SubmitFlagPayload').length
    const rows = await test.services.db.submission.findMany({ where: { challengeId } })
    expect(rows).toHaveLength(judged)
    const { releaseAt } = await test.services.db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    for (const { submittedAt } of rows) expect(submittedAt >= (releaseAt as Date)).toBe(true)
  })

  it('can be moved, taken back and given at once', async () => {
    const { gameId, challengeId, player } = await makeTimedGame()
    const detail = async () =>
      (await player.actor.rest('GET', `/api/game/${gameId}/challenges/${challengeId}`)).status
    const update = (input: object) => admin.mutate('updateChallenge', { gameId, challengeId, ...input })
    await update({ releaseAt: inMs(minuteMs) })
    expect([await detail(), await isOnBoard(gameId, challengeId)]).toEqual([404, false])
    await update({ content: 'Text' })
    expect(await detail()).toBe(404)
    await admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${challengeId}`, {
      isEnabled: true,
      hints: ['A hint'],
      releaseAt: null,
    })
    expect([await detail(), await noticesOf(gameId)]).toEqual([404, []])
    await update({ releaseAt: inMs(-minuteMs) })
    expect([await detail(), await isOnBoard(gameId, challengeId)]).toEqual([200, true])
    expect(await noticesOf(gameId)).toMatchObject([{ values: ['Challenge 1'], challengeId }])
    await update({ releaseAt: inMs(minuteMs) })
    expect(await detail()).toBe(404)
    await update({ releaseAt: null })
    expect(await detail()).toBe(200)
    expect(await noticesOf(gameId)).toHaveLength(2)
  })
})

describe('a close', () => {
  it('in the same moment as answers judges those before it and no other', async () => {
    const { gameId, challengeId, player } = await makeTimedGame()
    await schedule(gameId, [challengeId], { closeAt: inMs(1500) })
    const codes: unknown[] = []
    const send = async () => {
      const answer = await player.actor.mutate('submitFlag', { gameId, challengeId, flag: 'no' })
      codes.push(answer.code ?? answer.__typename)
    }
    await until(async () => {
      await Promise.all(Array.from({ length: 8 }, send))
      return codes.at(-1) === 'CHALLENGE_CLOSED'
    }, 'an answer is refused')
    expect(new Set(codes)).toEqual(new Set(['SubmitFlagPayload', 'CHALLENGE_CLOSED']))
    const { closeAt } = await test.services.db.challenge.findUniqueOrThrow({ where: { id: challengeId } })
    const rows = await test.services.db.submission.findMany({ where: { challengeId } })
    expect(rows).toHaveLength(codes.filter((code) => code === 'SubmitFlagPayload').length)
    for (const { submittedAt } of rows) expect(submittedAt < (closeAt as Date)).toBe(true)
  })

  it('keeps the solves of a challenge, and refuses its flag', async () => {
    const { gameId, challengeId, player, other } = await makeTimedGame()
    const send = ({ actor }: Player) =>
      actor.mutate('submitFlag', { gameId, challengeId, flag: flagOf(challengeId) })
    await send(player)
    await schedule(gameId, [challengeId], { closeAt: inMs(-1) })
    expect(await send(other)).toMatchObject({ code: 'CHALLENGE_CLOSED' })
    const view = await test.services.scoreboards.get(gameId, 'public')
    expect(view?.challenges.get(challengeId)?.solvedCount).toBe(1)
  })

  it('must come after the release', async () => {
    const { gameId, challengeId } = await makeTimedGame()
    const wrong = { __typename: 'InvalidInputError', issues: [{ path: ['closeAt'] }] }
    const times = { releaseAt: inMs(minuteMs), closeAt: inMs(minuteMs) }
    expect(await schedule(gameId, [challengeId], times)).toMatchObject(wrong)
    await schedule(gameId, [challengeId], { releaseAt: inMs(2 * minuteMs) })
    const update = (input: object) => admin.mutate('updateChallenge', { gameId, challengeId, ...input })
    expect(await update({ closeAt: inMs(minuteMs) })).toMatchObject(wrong)
    expect(await update({ closeAt: inMs(3 * minuteMs) })).toMatchObject({
      __typename: 'UpdateChallengePayload',
    })
  })
})

describe('the schedule', () => {
  it('shows authors the challenges of players at a time, and others nothing', async () => {
    const { gameId, challengeId, containerId, player } = await makeTimedGame()
    await schedule(gameId, [containerId], { releaseAt: inMs(10 * minuteMs) })
    const query = `query ($id: Int!, $at: DateTime!) {
      game: gameByDatabaseId(databaseId: $id) { list: challengesAt(at: $at) { databaseId } } }`
    const seen = async (actor: Actor, ms: number) =>
      (await actor.query<{ game: { list: unknown } }>(query, { id: gameId, at: inMs(ms) })).game.list
    expect(await seen(admin, 0)).toEqual([{ databaseId: challengeId }])
    expect(await seen(admin, 10 * minuteMs)).toHaveLength(2)
    expect(await seen(admin, -120 * minuteMs)).toEqual([])
    expect(await seen(player.actor, 0)).toBeNull()
  })

  it('refuses challenges of another game as a whole, and players', async () => {
    const [game, other] = [await makeTimedGame(), await makeTimedGame()]
    const ids = [game.challengeId, other.challengeId]
    expect(await schedule(game.gameId, ids, { releaseAt: inMs(minuteMs) })).toMatchObject({
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
