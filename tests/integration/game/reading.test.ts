import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn, unique } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
let test: TestApp
let admin: Actor
let user: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
})

afterAll(() => test.dispose())

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

  it('lists the visible running games, also paused ones, by their ends', async () => {
    const own = await startTestApp()
    const root = await signIn(own, 'Admin')
    const now = Date.now()
    const hour = 3_600_000
    const make = (start: number, end: number, other = {}) =>
      makeGame(root, { start: now + start * hour, end: now + end * hour, ...other })
    const long = await make(-900, 900)
    const short = await make(-1, 1)
    const paused = await make(-2, 2)
    await make(-2, -1)
    await make(1, 2)
    await make(-1, 1, { hidden: true })
    await own.services.db.game.update({
      where: { id: paused },
      data: { pausedAt: new Date(now - hour), end: new Date(now - 1) },
    })
    expect(await own.anonymous().query('{ runningGames { databaseId } }')).toEqual({
      runningGames: [paused, short, long].map((databaseId) => ({ databaseId })),
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
