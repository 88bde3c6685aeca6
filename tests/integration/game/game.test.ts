import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame, makeTeam, readParticipations } from '../../kit/world/games.ts'
import { until } from '../../kit/wait.ts'

let test: TestApp
let admin: Actor
let user: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
})

afterAll(() => test.dispose())

const boardSeq = async (gameId: number) =>
  Number((await test.services.db.gameBoard.findUniqueOrThrow({ where: { gameId } })).seq)
const idOf = (answer: { body: unknown }) => (answer.body as { id: number }).id

describe('creating a game', () => {
  it('fills in the defaults of the contract', async () => {
    const before = Date.now()
    const answer = await admin.rest('POST', '/api/edit/games', { TITLE: 'Harbour' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: expect.any(Number),
      title: 'Harbour',
      hidden: false,
      summary: '',
      content: '',
      acceptWithoutReview: false,
      writeupRequired: false,
      inviteCode: null,
      divisions: [],
      teamMemberCountLimit: 0,
      containerCountLimit: 3,
      poster: null,
      publicKey: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      practiceMode: true,
      start: 0,
      end: 0,
      writeupDeadline: expect.any(Number),
      writeupNote: '',
      bloodBonus: 52459530,
    })
    expect((answer.body as { writeupDeadline: number }).writeupDeadline).toBeGreaterThanOrEqual(before)
    expect(await boardSeq(idOf(answer))).toBe(0)
  })

  it('accepts every member through both doors', async () => {
    const given = {
      title: unique('game'),
      hidden: true,
      summary: 's',
      content: 'c',
      acceptWithoutReview: true,
      writeupRequired: true,
      inviteCode: 'x'.repeat(32),
      divisions: ['b', 'a', 'b'],
      teamMemberCountLimit: 4,
      containerCountLimit: 0,
      practiceMode: false,
      writeupNote: 'n',
      bloodBonus: 0,
    }
    const times = { start: 1_700_000_000_123, end: 1_800_000_000_000, writeupDeadline: 1_900_000_000_000 }
    const rest = await admin.rest('POST', '/api/edit/games', { ...given, ...times })
    expect(rest.body).toMatchObject({ ...given, ...times, divisions: ['b', 'a'] })

    const iso = Object.fromEntries(
      Object.entries(times).map(([key, ms]) => [key, new Date(ms).toISOString()]),
    )
    const result = await admin.mutate(
      'createGame',
      { ...given, ...iso, bloodBonus: { first: 0, second: 0, third: 0 } },
      `game { title hidden summary content acceptWithoutReview writeupRequired inviteCode divisions start end
        teamMemberCountLimit containerCountLimit practiceMode writeupNote writeupDeadline bloodBonus { first second third } }
       gameEdge { cursor node { title } }`,
    )
    expect(result).toMatchObject({
      __typename: 'CreateGamePayload',
      game: { ...given, ...iso, divisions: ['b', 'a'], bloodBonus: { first: 0, second: 0, third: 0 } },
      gameEdge: { cursor: expect.any(String), node: { title: given.title } },
    })
  })

  it.each([
    ['no title', { title: undefined }],
    ['a blank title', { title: '  ' }],
    ['a null text', { summary: null }],
    ['a null switch', { hidden: null }],
    ['a long invite code', { inviteCode: 'x'.repeat(33) }],
    ['a start beyond all calendars', { start: 1e15 }],
    ['a limit that is no number', { teamMemberCountLimit: 'many' }],
    ['a NUL', { content: 'a\0b' }],
  ])('refuses %s', async (_case, change) => {
    const answer = await admin.rest('POST', '/api/edit/games', { title: 't', ...change })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ status: 400, issues: [{ path: [Object.keys(change)[0]] }] })
  })

  it('replaces a blood bonus with a part out of range', async () => {
    const answer = await admin.rest('POST', '/api/edit/games', { title: 't', bloodBonus: 1001 })
    expect(answer.body).toMatchObject({ bloodBonus: 52459530 })
  })

  it('is for administrators', async () => {
    const body = { title: 't' }
    expect((await test.anonymous().rest('POST', '/api/edit/games', body)).status).toBe(401)
    expect((await user.rest('POST', '/api/edit/games', body)).status).toBe(403)
    expect((await user.rest('POST', '/api/edit/games', {})).status).toBe(403)
    expect((await user.mutate('createGame', body)).__typename).toBe('ForbiddenError')
    expect((await test.anonymous().mutate('createGame', body)).__typename).toBe('UnauthenticatedError')
    const monitor = await signIn(test, 'Monitor')
    expect((await monitor.mutate('createGame', body)).__typename).toBe('ForbiddenError')
  })
})

describe('editing a game', () => {
  it('replaces it over REST, except its divisions', async () => {
    const id = await makeGame(admin, {
      summary: 's',
      inviteCode: 'code',
      divisions: ['a'],
      practiceMode: false,
    })
    const answer = await admin.rest('PUT', `/api/edit/games/${id}`, { title: 'new', divisions: null })
    expect(answer.body).toMatchObject({
      title: 'new',
      summary: '',
      inviteCode: null,
      practiceMode: true,
      start: 0,
      divisions: ['a'],
    })
    const cleared = await admin.rest('PUT', `/api/edit/games/${id}`, { title: 'new', divisions: [] })
    expect(cleared.body).toMatchObject({ divisions: [] })
    expect((await admin.rest('PUT', `/api/edit/games/${id}`, {})).status).toBe(400)
    expect((await admin.rest('PUT', '/api/edit/games/2147483647', { title: 't' })).status).toBe(404)
    expect((await admin.rest('PUT', '/api/edit/games/2147483648', { title: 't' })).status).toBe(404)
  })

  it('sets the members present over GraphQL', async () => {
    const id = await makeGame(admin, { summary: 's', inviteCode: 'code' })
    const kept = await admin.mutate(
      'updateGame',
      { gameId: id, title: 'new' },
      'game { title summary inviteCode }',
    )
    expect(kept).toMatchObject({ game: { title: 'new', summary: 's', inviteCode: 'code' } })
    const cleared = await admin.mutate('updateGame', { gameId: id, inviteCode: null }, 'game { inviteCode }')
    expect(cleared).toMatchObject({ game: { inviteCode: null } })
    expect((await admin.mutate('updateGame', { gameId: id, title: ' ' })).__typename).toBe(
      'InvalidInputError',
    )
    const missing = await admin.mutate('updateGame', { gameId: 2_147_483_647, title: 't' })
    expect(missing.code).toBe('GAME_NOT_FOUND')
    expect((await user.mutate('updateGame', { gameId: id, title: 't' })).__typename).toBe('ForbiddenError')
  })

  it('updates the board only if the board shows the changed field', async () => {
    const gameId = await makeGame(admin)
    await admin.mutate('updateGame', { gameId, title: 'other', summary: 's', hidden: true })
    expect(await boardSeq(gameId)).toBe(0)
    await admin.mutate('updateGame', { gameId, end: new Date(Date.now() + 5_000_000).toISOString() })
    await admin.mutate('updateGame', { gameId, bloodBonus: { first: 0, second: 0, third: 0 } })
    expect(await boardSeq(gameId)).toBe(2)
  })

  it('leaves the teams of a removed division without one', async () => {
    const gameId = await makeGame(admin, { divisions: ['a', 'b'], acceptWithoutReview: true })
    const captain = await signIn(test)
    const teamId = await makeTeam(captain)
    await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: 'a' })
    const seq = await boardSeq(gameId)
    await admin.mutate('updateGame', { gameId, divisions: ['c', 'b'] })
    expect(await readParticipations(admin, gameId)).toMatchObject([{ division: null, status: 'Accepted' }])
    expect(await boardSeq(gameId)).toBe(seq + 1)
    const board = await test.services.scoreboards.get(gameId, 'public')
    expect(board?.rowByTeam.get(teamId)?.division).toBe(null)
  })
})

describe('reading games', () => {
  it('lists visible games, the latest start first, and counts only them', async () => {
    const own = await startTestApp()
    const root = await signIn(own, 'Admin')
    const [first, second, third] = [
      await makeGame(root, { start: 1000 }),
      await makeGame(root, { start: 3000 }),
      await makeGame(root, { start: 2000 }),
    ]
    const hidden = await makeGame(root, { start: 4000, hidden: true })
    const visitor = own.anonymous()
    const all = await visitor.rest('GET', '/api/game')
    expect(all.headers.get('cache-control')).toBe('public,max-age=60')
    expect(all.body).toMatchObject({
      data: [{ id: second }, { id: third }, { id: first }],
      length: 3,
      total: 3,
    })
    expect((all.body as { data: object[] }).data[0]).toEqual({
      id: second,
      title: expect.any(String),
      summary: '',
      poster: null,
      limit: 0,
      start: 3000,
      end: expect.any(Number),
    })
    expect((await visitor.rest('GET', '/api/game?count=1&skip=1')).body).toMatchObject({
      data: [{ id: third }],
      length: 1,
      total: 3,
    })
    expect((await visitor.rest('GET', '/api/game?count=0')).body).toEqual({ data: [], length: 0, total: 3 })
    expect((await visitor.rest('GET', '/api/game?skip=3')).body).toMatchObject({ data: [], total: 3 })
    for (const query of ['count=51', 'count=-1', 'count=x', 'skip=-1', 'skip=x']) {
      expect((await visitor.rest('GET', `/api/game?${query}`)).status).toBe(400)
    }
    const ids = async (actor: Actor, args: string) => {
      const { games } = await actor.query<{ games: { edges: { node: { databaseId: number } }[] } }>(
        `{ games(${args}) { edges { node { databaseId } } } }`,
      )
      return games.edges.map(({ node }) => node.databaseId)
    }
    expect(await ids(visitor, 'first: 10, includeHidden: true')).toEqual([second, third, first])
    expect(await ids(root, 'first: 10, includeHidden: true')).toEqual([hidden, second, third, first])
    expect(await ids(root, 'first: 10, state: Upcoming')).toEqual([])
    expect(await ids(root, 'first: 10, state: Running')).toEqual([second, third, first])
    expect((await visitor.rest('GET', `/api/game/${hidden}`)).status).toBe(200)
    expect(await visitor.query(`{ game: gameByDatabaseId(databaseId: ${hidden}) { hidden } }`)).toEqual({
      game: { hidden: true },
    })

    expect((await root.rest('GET', '/api/edit/games')).body).toEqual({ data: [], length: 0, total: 4 })
    expect((await root.rest('GET', '/api/edit/games?count=2')).body).toMatchObject({
      data: [{ id: hidden }, { id: third }],
      length: 2,
      total: 4,
    })
    expect((await root.rest('GET', '/api/edit/games?count=101')).status).toBe(400)
    await own.dispose()
  })

  it('orders recent games by how far they are from now', async () => {
    const own = await startTestApp()
    const root = await signIn(own, 'Admin')
    const now = Date.now()
    const minute = 60_000
    const ended = await makeGame(root, { start: now - 90 * minute, end: now - 5 * minute })
    const upcoming = await makeGame(root, { start: now + 2 * minute, end: now + 90 * minute })
    const running = await makeGame(root, { start: now - 90 * minute, end: now + 10 * minute })
    const fresh = await makeGame(root, { start: now - 3 * minute, end: now + 90 * minute })
    await makeGame(root, { start: now, end: now + minute, hidden: true })
    const recent = async (query = '') =>
      ((await own.anonymous().rest('GET', `/api/game/recent${query}`)).body as { id: number }[]).map(
        ({ id }) => id,
      )
    expect(await recent()).toEqual([upcoming, fresh, ended, running])
    expect(await recent('?limit=2')).toEqual([upcoming, fresh])
    expect((await own.anonymous().rest('GET', '/api/game/recent?limit=51')).status).toBe(400)
    expect(await own.anonymous().query('{ recentGames(limit: 3) { databaseId state } }')).toEqual({
      recentGames: [
        { databaseId: upcoming, state: 'Upcoming' },
        { databaseId: fresh, state: 'Running' },
        { databaseId: ended, state: 'Practice' },
      ],
    })
    await own.dispose()
  })

  it('shows the caller’s participation', async () => {
    const gameId = await makeGame(admin, { divisions: ['a'], inviteCode: 'code', teamMemberCountLimit: 2 })
    const captain = await signIn(test)
    const name = unique('team')
    const teamId = await makeTeam(captain, name)
    await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: 'a', inviteCode: 'code' })
    const detail = {
      id: gameId,
      title: expect.any(String),
      summary: '',
      content: '',
      hidden: false,
      divisions: ['a'],
      inviteCodeRequired: true,
      writeupRequired: false,
      poster: null,
      limit: 2,
      teamCount: 1,
      practiceMode: true,
      start: expect.any(Number),
      end: expect.any(Number),
    }
    expect((await captain.rest('GET', `/api/game/${gameId}`)).body).toEqual({
      ...detail,
      division: 'a',
      teamName: name,
      status: 'Pending',
    })
    expect((await test.anonymous().rest('GET', `/api/game/${gameId}`)).body).toEqual({
      ...detail,
      division: null,
      teamName: null,
      status: 'Unsubmitted',
    })
    const document = `{ game: gameByDatabaseId(databaseId: ${gameId}) { teamCount viewerParticipation { status division team { name } } } }`
    expect(await captain.query(document)).toEqual({
      game: { teamCount: 1, viewerParticipation: { status: 'Pending', division: 'a', team: { name } } },
    })
    expect(await user.query(document)).toEqual({ game: { teamCount: 1, viewerParticipation: null } })
    expect((await user.rest('GET', '/api/game/2147483647')).body).toMatchObject({
      status: 404,
      code: 'GAME_NOT_FOUND',
    })
  })

  it('shows fields of organizers only to organizers', async () => {
    const gameId = await makeGame(admin, {
      inviteCode: 'code',
      writeupNote: 'note',
      start: Date.now() + 1_000_000,
      end: Date.now() + 2_000_000,
    })
    const document = `{ game: gameByDatabaseId(databaseId: ${gameId}) { inviteCodeRequired inviteCode writeupNote publicKey hashSalt challengeCount
      state participations(first: 1) { edges { node { id } } } events(first: 1) { edges { node { id } } } } }`
    const { data, errors } = await user.graphql(document)
    expect(data).toEqual({
      game: {
        inviteCodeRequired: true,
        inviteCode: null,
        writeupNote: null,
        publicKey: null,
        hashSalt: null,
        challengeCount: null,
        state: 'Upcoming',
        participations: null,
        events: null,
      },
    })
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['AUTH_FORBIDDEN', 'AUTH_FORBIDDEN'])
    const salt = await admin.rest('GET', `/api/edit/games/${gameId}/hashsalt`)
    expect(salt.body).toMatch(/^[0-9a-f]{64}$/)
    expect(await admin.query(document)).toMatchObject({
      game: { inviteCode: 'code', writeupNote: 'note', hashSalt: salt.body, challengeCount: 0 },
    })
    expect((await user.rest('GET', `/api/edit/games/${gameId}/hashsalt`)).status).toBe(403)
    expect((await user.rest('GET', `/api/edit/games/${gameId}`)).status).toBe(403)
    expect((await admin.rest('GET', `/api/edit/games/${gameId}`)).body).toMatchObject({ inviteCode: 'code' })
  })

  it('finds a game as a node, and nothing for an id that names none', async () => {
    const gameId = await makeGame(admin)
    const { game } = await user.query<{ game: { id: string } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { id } }`,
    )
    const document = 'query ($id: ID!) { node(id: $id) { ... on Game { databaseId } } }'
    expect(await user.query(document, { id: game.id })).toEqual({ node: { databaseId: gameId } })
    const unknown = Buffer.from('Game:nothing').toString('base64')
    expect(await user.query(document, { id: unknown })).toEqual({ node: null })
  })
})

describe('deleting a game', () => {
  it('removes all that belongs to it', async () => {
    const { db } = test.services
    const gameId = await makeGame(admin, { divisions: ['a'], acceptWithoutReview: true })
    const captain = await signIn(test)
    const teamId = await makeTeam(captain)
    await captain.rest('POST', `/api/game/${gameId}`, { teamId, division: 'a' })
    const attachment = await db.attachment.create({
      data: { type: 'Remote', remoteUrl: 'https://example.test' },
    })
    await db.challenge.create({ data: { gameId, title: 't', attachmentId: attachment.id } })
    await test.services.scoreboards.get(gameId, 'public')

    expect((await user.rest('DELETE', `/api/edit/games/${gameId}`)).status).toBe(403)
    const answer = await admin.rest('DELETE', `/api/edit/games/${gameId}`)
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect((await admin.rest('DELETE', `/api/edit/games/${gameId}`)).status).toBe(404)
    await until(async () => (await db.game.count({ where: { id: gameId } })) === 0, 'its rows are deleted')
    expect(await db.participation.count({ where: { gameId } })).toBe(0)
    expect(await db.challenge.count({ where: { gameId } })).toBe(0)
    expect(await db.attachment.findUnique({ where: { id: attachment.id } })).toBe(null)
    expect(await db.gameBoard.findUnique({ where: { gameId } })).toBe(null)
    await expect.poll(() => test.services.scoreboards.get(gameId, 'public')).toBe(null)
  })

  it('returns the id of the deleted game over GraphQL', async () => {
    const gameId = await makeGame(admin)
    const { game } = await admin.query<{ game: { id: string } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { id } }`,
    )
    expect(await admin.mutate('deleteGame', { gameId }, 'deletedId')).toMatchObject({ deletedId: game.id })
    expect((await admin.mutate('deleteGame', { gameId })).code).toBe('GAME_NOT_FOUND')
    expect(await admin.query(`{ game: gameByDatabaseId(databaseId: ${gameId}) { id } }`)).toEqual({
      game: null,
    })
  })
})
