import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { codeOf as code, editUrl as edit, makeChallenge } from '../../kit/world/challenges.ts'
import { inSchemaNames, selectionOf } from '../../kit/calls/api-calls.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'

let test: TestApp
let admin: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
})

afterAll(() => test.dispose())

const openGame = (changes = {}) => makeGame(admin, { acceptWithoutReview: true, ...changes })
const seqOf = async (gameId: number) =>
  Number((await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })).seq)
const noticesOf = async (gameId: number) =>
  (await test.services.db.gameNotice.findMany({ where: { gameId }, orderBy: { id: 'asc' } })).map(
    ({ type, values }) => [type, ...values],
  )

const fresh = {
  content: '',
  hints: [],
  flagTemplate: null,
  isEnabled: false,
  acceptedCount: 0,
  fileName: 'attachment',
  attachment: null,
  testContainer: null,
  flags: [],
  containerImage: '',
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  containerExposePort: 80,
  enableTrafficCapture: false,
  disableBloodBonus: false,
  originalScore: 1000,
  minScoreRate: 0.25,
  difficulty: 5,
}

describe('authoring', () => {
  it('creates with the defaults of the contract, through either API', async () => {
    const gameId = await openGame()
    const seq = await seqOf(gameId)
    const rest = await admin.rest('POST', edit(gameId), { Title: 'One', id: 99, isEnabled: true })
    expect(rest.status).toBe(200)
    expect(rest.body).toEqual({
      ...fresh,
      id: expect.any(Number),
      title: 'One',
      category: 'Misc',
      type: 'StaticAttachment',
    })
    expect(
      (await admin.rest('POST', edit(gameId), { title: 'Two', category: 10, type: 'dynamiccontainer' })).body,
    ).toMatchObject({
      category: 'AI',
      type: 'DynamicContainer',
    })
    const made = await admin.mutate<{ challenge: object }>(
      'createChallenge',
      { gameId, title: 'Three', category: 'OSINT', type: 'StaticContainer' },
      'challenge { title category type isEnabled score minScore hints flags { flag } } game { databaseId }',
    )
    expect(made).toMatchObject({
      challenge: {
        title: 'Three',
        category: 'OSINT',
        type: 'StaticContainer',
        isEnabled: false,
        score: 1000,
        minScore: 250,
        hints: [],
        flags: [],
      },
      game: { databaseId: gameId },
    })
    // Nobody sees a new challenge yet, so nobody learns of it.
    expect(await seqOf(gameId)).toBe(seq)
    const list = await admin.rest('GET', edit(gameId))
    expect(list.body).toMatchObject([
      {
        title: 'One',
        category: 'Misc',
        type: 'StaticAttachment',
        isEnabled: false,
        score: 1000,
        minScore: 250,
        originalScore: 1000,
      },
      { title: 'Two' },
      { title: 'Three' },
    ])
    expect(Object.keys((list.body as object[])[0] ?? {})).toEqual([
      'id',
      'title',
      'category',
      'type',
      'isEnabled',
      'score',
      'minScore',
      'originalScore',
    ])
  })

  it('is for administrators', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId)
    const monitor = await signIn(test, 'Monitor')
    const calls = [
      ['GET', edit(gameId)],
      ['POST', edit(gameId), { title: '' }],
      ['GET', edit(gameId, `/${id}`)],
      ['PUT', edit(gameId, `/${id}`), { title: '' }],
      ['DELETE', edit(gameId, `/${id}`)],
      ['POST', edit(gameId, '/updateaccepted')],
      ['POST', edit(gameId, `/${id}/attachment`), {}],
      ['POST', edit(gameId, `/${id}/flags`), []],
      ['DELETE', edit(gameId, `/${id}/flags/1`)],
    ] as const
    for (const [method, url, body] of calls) {
      expect([url, (await test.anonymous().rest(method, url, body)).status]).toEqual([url, 401])
      expect([url, (await monitor.rest(method, url, body)).status]).toEqual([url, 403])
    }
    const refused = await monitor.mutate('updateChallenge', { gameId, challengeId: id, title: 'x' })
    expect(refused.__typename).toBe('ForbiddenError')
    expect(
      (await test.anonymous().mutate('createFlags', { gameId, challengeId: id, flags: [] })).__typename,
    ).toBe('UnauthenticatedError')
  })

  it('finds only challenges of its game', async () => {
    const [gameId, other] = [await openGame(), await openGame()]
    const id = await makeChallenge(admin, gameId)
    for (const url of [edit(other, `/${id}`), edit(gameId, '/2000000000'), edit(2_000_000_000, `/${id}`)]) {
      expect([url, (await admin.rest('GET', url)).status]).toEqual([url, 404])
      expect([url, (await admin.rest('PUT', url, {})).status]).toEqual([url, 404])
      expect([url, (await admin.rest('DELETE', url)).status]).toEqual([url, 404])
      expect([url, (await admin.rest('POST', `${url}/attachment`, {})).status]).toEqual([url, 404])
      expect([url, (await admin.rest('POST', `${url}/flags`, [])).status]).toEqual([url, 404])
      expect([url, (await admin.rest('DELETE', `${url}/flags/1`)).status]).toEqual([url, 404])
    }
    expect((await admin.rest('GET', edit(2_000_000_000))).body).toEqual([])
    expect((await admin.rest('POST', edit(2_000_000_000), { title: 'x' })).status).toBe(404)
    expect((await admin.rest('POST', edit(gameId, '/updateaccepted'))).text).toBe('')
    expect((await admin.rest('POST', edit(2_000_000_000, '/updateaccepted'))).status).toBe(404)
    const result = await admin.mutate('updateChallenge', { gameId: other, challengeId: id, title: 'x' })
    expect(result).toMatchObject({ __typename: 'NotFoundError', code: 'CHALLENGE_NOT_FOUND' })
  })

  it('updates every member and keeps absent and null ones', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { type: 'StaticContainer' })
    const changes = {
      title: 'New',
      content: '# hi',
      category: 'Pwn',
      hints: ['a', 'b'],
      fileName: 'task',
      flagTemplate: 'flag{x}',
      memoryLimit: 128,
      cpuCount: 10,
      storageLimit: 512,
      containerExposePort: 1337,
      enableTrafficCapture: true,
      disableBloodBonus: true,
      originalScore: 500,
      minScoreRate: 0.5,
      difficulty: 2.5,
    }
    const rest = await admin.rest('PUT', edit(gameId, `/${id}`), {
      ...changes,
      containerImage: ' img:1 ',
      type: 'DynamicContainer',
      acceptedCount: 9,
    })
    expect(rest.body).toMatchObject({
      ...changes,
      containerImage: 'img:1',
      type: 'StaticContainer',
      acceptedCount: 0,
    })
    const nulls = Object.fromEntries(Object.keys(changes).map((name) => [name, null]))
    expect((await admin.rest('PUT', edit(gameId, `/${id}`), nulls)).body).toMatchObject(changes)
    const cleared = await admin.rest('PUT', edit(gameId, `/${id}`), {
      hints: [],
      flagTemplate: ' ',
      content: '',
    })
    expect(cleared.body).toMatchObject({ hints: [], flagTemplate: null, content: '', title: 'New' })
    const names = Object.keys(changes).map(selectionOf).join(' ')
    const result = await admin.mutate<{ challenge: object }>(
      'updateChallenge',
      { gameId, challengeId: id, ...inSchemaNames(changes) },
      `challenge { ${names} }`,
    )
    expect(result.challenge).toEqual(changes)
  })

  it.each([
    [{ title: '' }],
    [{ memoryLimit: 31 }],
    [{ memoryLimit: 1_048_577 }],
    [{ cpuCount: 0 }],
    [{ cpuCount: 1025 }],
    [{ storageLimit: 127 }],
    [{ flagTemplate: 'x'.repeat(121) }],
    [{ minScoreRate: -0.1 }],
    [{ minScoreRate: 1.1 }],
    [{ difficulty: -0.1 }],
    [{ originalScore: 2 ** 31 }],
    [{ category: 'Nothing' }],
    [{ fileName: ' ' }],
    [{ content: 'a\0b' }],
    [{ hints: ['x', null] }],
    [{ enableTrafficCapture: true }],
    [{ isEnabled: true }],
  ])('refuses %j', async (changes) => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId)
    const before = (await admin.rest('GET', edit(gameId, `/${id}`))).body
    expect((await admin.rest('PUT', edit(gameId, `/${id}`), changes)).status).toBe(400)
    expect((await admin.rest('GET', edit(gameId, `/${id}`))).body).toEqual(before)
    expect(await noticesOf(gameId)).toEqual([])
  })

  it('requires strong templates for generated flags', async () => {
    const gameId = await openGame()
    const id = await makeChallenge(admin, gameId, { type: 'DynamicContainer' })
    const put = (flagTemplate: string) => admin.rest('PUT', edit(gameId, `/${id}`), { flagTemplate })
    expect(code(await put('flag{hello_world}'))).toEqual([400, 'INVALID_INPUT'])
    expect((await put('[GUID][GUID][GUID][GUID]')).status).toBe(400)
    expect((await put('flag{hello_[TEAM_HASH]}')).body).toMatchObject({
      flagTemplate: 'flag{hello_[TEAM_HASH]}',
    })
    expect((await put('')).body).toMatchObject({ flagTemplate: null })
    const weak = await admin.mutate<{ issues: { path: string[] }[] }>('updateChallenge', {
      gameId,
      challengeId: id,
      flagTemplate: 'flag{a}',
    })
    expect(weak).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path: ['flagTemplate'] }] })
    // A dynamic container challenge needs no flag row: each team's flag is generated when it first opens the challenge.
    expect((await admin.rest('PUT', edit(gameId, `/${id}`), { isEnabled: true })).body).toMatchObject({
      isEnabled: true,
    })
  })
})
