import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPersistedOperations } from '../../../server/graphql/operations/persisted-operations.ts'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame, type PlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'

let test: TestApp
let played: PlayedGame

beforeAll(async () => {
  test = await startTestApp()
  played = await makePlayedGame(test, { teams: 2, challenges: 2 })
  await test.anonymous().rest('GET', `/api/game/${played.gameId}/scoreboard`)
})
afterAll(() => test.dispose())

type Answer = {
  data?: { game?: Record<string, unknown> }
  errors?: { message: string; extensions?: object }[]
}

async function post(body: unknown, actor: Actor = test.anonymous()): Promise<Answer> {
  const response = await actor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

async function get(query: string): Promise<Answer> {
  const response = await test.anonymous().fetch(`/graphql?${new URLSearchParams({ query }).toString()}`)
  return (await response.json()) as Answer
}

describe('a document that would need more than linear time', () => {
  const chain = Array.from({ length: 45 }, (_, level) => {
    const next = `...F${level + 1} ...F${level + 1} ...F${level + 1} ...F${level + 1}`
    return `fragment F${level} on Game { ${level < 44 ? next : 'id '.repeat(100)} }`
  })

  it.each([
    [
      'a fragment that spreads itself often',
      `{ game: gameByDatabaseId(databaseId: 1) { ...F } } fragment F on Game { ${'...F '.repeat(950)} }`,
    ],
    [
      'a chain of fragments that each spread the next four times',
      `{ game: gameByDatabaseId(databaseId: 1) { ...F0 } } ${chain.join(' ')}`,
    ],
  ])('is refused at once, by POST and by GET: %s', async (_name, query) => {
    for (const { data, errors } of [await post({ query }), await get(query)]) {
      expect(data).toBeUndefined()
      expect(errors?.[0]?.message).toMatch(/more than|spreads itself/)
    }
    expect((await test.anonymous().rest('GET', '/healthz')).status).toBe(200)
  })
})

describe('an answer that holds a board', () => {
  it('is shared only if every field, at any depth, is the same for every viewer', async () => {
    const [player] = played.players
    const levels = Array.from({ length: 8 }, (_, level) => {
      const next = level < 7 ? `...F${level + 1}` : 'viewerParticipation { team { name inviteCode } }'
      return `fragment F${level} on Game { ${next} }`
    })
    const query = `query ($id: Int!) { game: gameByDatabaseId(databaseId: $id) { scoreboard { seq } ...F0 } } ${levels.join(' ')}`
    const asked = { query, variables: { id: played.gameId } }
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await post(asked, player?.actor)).data?.game).toMatchObject({
        viewerParticipation: { team: {} },
      })
      expect((await post(asked)).data?.game).toMatchObject({ viewerParticipation: null })
    }
  })

  it('depends on the variables by name, default and value', async () => {
    // The whole name of a user, which is part of one team's name only.
    const query = `query A($id: Int!, $search: String = "${played.players[0]?.userName}") { game: gameByDatabaseId(databaseId: $id) { scoreboard {
      entries(search: $search) { totalCount } } } } query B($id: Int!) { game: gameByDatabaseId(databaseId: $id) { scoreboard { seq } } }`
    const ask = async (rest: object) => {
      const { data } = await post({ query, variables: { id: played.gameId, ...rest }, operationName: 'A' })
      return data?.game?.['scoreboard']
    }
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await ask({})).toEqual({ entries: { totalCount: 1 } })
      expect(await ask({ search: null })).toEqual({ entries: { totalCount: 2 } })
      expect(await ask({ search: 'nobody' })).toEqual({ entries: { totalCount: 0 } })
    }
    const other = await post({ query, variables: { id: played.gameId }, operationName: 'B' })
    expect(other.data?.game?.['scoreboard']).toEqual({ seq: expect.any(Number) })
  })

  it('is rejected if it would cost too much, also while the board is in memory', async () => {
    const columns = Array.from({ length: 15 }, (_, index) => `a${index}: solvePoints`).join(' ')
    const query = `{ game: gameByDatabaseId(databaseId: ${played.gameId}) { scoreboard { table { ${columns} } } } }`
    const { data, errors } = await post({ query })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE' })
  })

  it('keeps nothing of the request in memory', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const query =
      'query ($id: Int!, $search: String) { game: gameByDatabaseId(databaseId: $id) { scoreboard { seq entries(search: $search) { totalCount } } } }'
    const send = (turn: number) =>
      Promise.all([
        post({ query, variables: { id: played.gameId, junk: `${turn} ${'x'.repeat(50_000)}` } }),
        post({ query, variables: { id: played.gameId, search: `${turn} ${'y'.repeat(50_000)}` } }),
        post({
          query,
          variables: { id: played.gameId },
          extensions: { junk: `${turn} ${'z'.repeat(50_000)}` },
        }),
      ])
    for (let turn = 0; turn < 10; turn += 1) await send(turn)
    collect()
    const before = process.memoryUsage().heapUsed
    for (let turn = 10; turn < 90; turn += 1) await send(turn)
    collect()
    // The server sent 12 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(6_000_000)
  })
})

describe('a hash of a persisted operation', () => {
  const [hash = ''] = loadPersistedOperations().keys()
  const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }

  it('is rejected beside the text of another operation', async () => {
    const { data, errors } = await post({ query: '{ platform { version } }', ...persisted })
    expect(data).toBeUndefined()
    expect(errors?.[0]).toMatchObject({
      message: 'The hash is not that of the operation in `query`.',
      extensions: { code: 'BAD_REQUEST' },
    })
  })

  it('is rejected when it is unknown', async () => {
    const { errors } = await post({
      extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } },
    })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PERSISTED_QUERY_NOT_SUPPORTED' })
  })
})

it('a board disappears from both APIs as soon as its game is deleted', async () => {
  const { gameId } = await makePlayedGame(test, { teams: 1, challenges: 1 })
  const admin = await signIn(test, 'Admin')
  const asked = { query: `{ game: gameByDatabaseId(databaseId: ${gameId}) { scoreboard { seq } } }` }
  const address = `/api/game/${gameId}/scoreboard`
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await post(asked)).data?.game).toEqual({ scoreboard: { seq: 0 } })
    expect((await test.anonymous().rest('GET', address)).status).toBe(200)
  }
  expect((await admin.rest('DELETE', `/api/edit/games/${gameId}`)).status).toBe(200)
  expect((await test.anonymous().rest('GET', address)).status).toBe(404)
  expect((await post(asked)).data?.game).toBeNull()
})
