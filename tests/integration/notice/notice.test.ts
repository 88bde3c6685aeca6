import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Actor } from '../../kit/calls/actor.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
import { flagOf, makePlayedGame, submit } from '../../kit/world/played-game.ts'

let test: TestApp
let admin: Actor
let user: Actor
let monitor: Actor

beforeAll(async () => {
  test = await startTestApp()
  admin = await signIn(test, 'Admin')
  user = await signIn(test)
  monitor = await signIn(test, 'Monitor')
})

afterAll(() => test.dispose())

const later = () => ({ start: Date.now() + 1_000_000, end: Date.now() + 2_000_000 })
const post = (gameId: number, content: string) =>
  admin.rest('POST', `/api/edit/games/${gameId}/notices`, { content })
const read = async (gameId: number, query = '') =>
  (await user.rest('GET', `/api/game/${gameId}/notices${query}`)).body as { id: number; values: string[] }[]
const texts = (notices: { values: string[] }[]) => notices.map(({ values }) => values[0])

/** Subscribes as a browser does. `until` waits for that many results. */
async function follow(actor: Actor, query: string) {
  const received: unknown[] = []
  const cookie = actor.cookieHeader
  class CookieSocket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: cookie ? { cookie } : {} })
    }
  }
  const client = createClient({
    url: `${test.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: CookieSocket,
    retryAttempts: 0,
  })
  const connected = new Promise<void>((resolve) => client.on('connected', () => resolve()))
  client.subscribe(withGlobalIds({ query }), {
    next: (result) => received.push(result),
    error: (error) => received.push(error),
    complete: () => undefined,
  })
  await connected
  // The subscription message follows the connection; give it time to arrive.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return {
    received,
    until: async (count: number) => {
      await expect.poll(() => received.length).toBe(count)
    },
    close: () => client.dispose(),
  }
}

describe('notices of organizers', () => {
  it('are posted, changed and deleted over REST', async () => {
    const gameId = await makeGame(admin)
    const before = Date.now()
    const posted = await post(gameId, 'Welcome **aboard**')
    expect(posted.body).toEqual({
      id: expect.any(Number),
      time: expect.any(Number),
      type: 'Normal',
      values: ['Welcome **aboard**'],
    })
    const { id, time } = posted.body as { id: number; time: number }
    expect(time).toBeGreaterThanOrEqual(before)
    const changed = await admin.rest('PUT', `/api/edit/games/${gameId}/notices/${id}`, { content: 'Welcome' })
    expect(changed.body).toMatchObject({ id, values: ['Welcome'] })
    expect((changed.body as { time: number }).time).toBeGreaterThanOrEqual(time)
    expect(await read(gameId)).toEqual([changed.body])
    const gone = await admin.rest('DELETE', `/api/edit/games/${gameId}/notices/${id}`)
    expect([gone.status, gone.text]).toEqual([200, ''])
    expect(await read(gameId)).toEqual([])
  })

  it('are posted, changed and deleted over GraphQL', async () => {
    const gameId = await makeGame(admin)
    const created = await admin.mutate<{ notice: { databaseId: number; id: string } }>(
      'createNotice',
      { gameId, content: 'one' },
      'notice { id databaseId type content publishedAt } noticeEdge { cursor node { ... on TextNotice { content } } }',
    )
    expect(created).toMatchObject({
      notice: { type: 'Normal', content: 'one' },
      noticeEdge: { node: { content: 'one' } },
    })
    const { databaseId: noticeId, id } = created.notice
    expect(
      await admin.mutate('updateNotice', { gameId, noticeId, content: 'two' }, 'notice { content }'),
    ).toMatchObject({ notice: { content: 'two' } })
    expect(await admin.mutate('deleteNotice', { gameId, noticeId }, 'deletedId')).toMatchObject({
      deletedId: id,
    })
    expect((await admin.mutate('deleteNotice', { gameId, noticeId })).code).toBe('NOTICE_NOT_FOUND')
  })

  it('are rejected when invalid', async () => {
    const gameId = await makeGame(admin)
    const otherGame = await makeGame(admin)
    const { id } = (await post(gameId, 'x')).body as { id: number }
    const blood = await test.services.db.gameNotice.create({
      data: { gameId, type: 'FirstBlood', values: ['team', 'challenge'] },
    })
    const edit = (game: number, notice: number, content = 'y') =>
      admin.rest('PUT', `/api/edit/games/${game}/notices/${notice}`, { content })
    expect((await edit(gameId, id, ' ')).status).toBe(400)
    expect((await edit(otherGame, id)).status).toBe(404)
    expect((await edit(gameId, blood.id)).body).toMatchObject({ status: 400, code: 'NOTICE_NOT_EDITABLE' })
    expect((await admin.rest('DELETE', `/api/edit/games/${gameId}/notices/${blood.id}`)).status).toBe(400)
    expect((await post(2147483647, 'x')).status).toBe(404)
    expect((await admin.rest('GET', '/api/edit/games/2147483647/notices')).status).toBe(404)
    expect((await user.rest('POST', `/api/edit/games/${gameId}/notices`, { content: 'x' })).status).toBe(403)
    expect((await monitor.mutate('createNotice', { gameId, content: 'x' })).code).toBe('AUTH_FORBIDDEN')
    expect((await admin.rest('GET', `/api/edit/games/${gameId}/notices`)).body).toHaveLength(1)
  })

  it('come first over REST, a page at a time, and by time over GraphQL', async () => {
    const gameId = await makeGame(admin)
    const { db } = test.services
    const at = (second: number) => new Date(Date.now() - 60_000 + second * 1000)
    const add = (type: 'Normal' | 'FirstBlood' | 'NewHint', values: string[], second: number) =>
      db.gameNotice.create({ data: { gameId, type, values, publishedAt: at(second) } })
    await add('Normal', ['n1'], 1)
    await add('FirstBlood', ['b2', 'c'], 2)
    await add('Normal', ['n3'], 3)
    await add('NewHint', ['h4'], 4)
    expect(texts(await read(gameId))).toEqual(['n3', 'n1', 'h4', 'b2'])
    expect(texts(await read(gameId, '?count=2'))).toEqual(['n3', 'n1'])
    expect(texts(await read(gameId, '?count=2&skip=1'))).toEqual(['n1', 'h4'])
    expect(await read(gameId, '?count=0')).toEqual([])
    for (const query of ['?count=101', '?skip=-1', '?count=x']) {
      expect((await user.rest('GET', `/api/game/${gameId}/notices${query}`)).status).toBe(400)
    }
    const list = (args: string) =>
      user.query(`{ game: gameByDatabaseId(databaseId: ${gameId}) { notices(${args}) { edges { node {
        ... on TextNotice { content } ... on BloodNotice { place teamName challengeTitle team { id } challenge { id } }
        ... on HintNotice { challengeTitle } } } } } }`)
    expect(await list('first: 3')).toEqual({
      game: {
        notices: {
          edges: [
            { node: { challengeTitle: 'h4' } },
            { node: { content: 'n3' } },
            { node: { place: 1, teamName: 'b2', challengeTitle: 'c', team: null, challenge: null } },
          ],
        },
      },
    })
    expect(await list('first: 3, types: [NewHint]')).toEqual({
      game: { notices: { edges: [{ node: { challengeTitle: 'h4' } }] } },
    })
  })

  it('lead to the team and the challenge as the board shows them', async () => {
    const { gameId, challengeIds, players } = await makePlayedGame(test, { teams: 2, challenges: 2 })
    const [player, rival] = players
    const [challengeId = 0, hiddenId = 0] = challengeIds
    if (!player || !rival) throw new Error('not two teams')
    const { name: before } = await test.services.db.team.findUniqueOrThrow({ where: { id: player.teamId } })
    await submit(player, { gameId, challengeId, flag: flagOf(challengeId) })
    await submit(rival, { gameId, challengeId: hiddenId, flag: flagOf(hiddenId) })
    const edit = (id: number, body: object) =>
      admin.rest('PUT', `/api/edit/games/${gameId}/challenges/${id}`, body)
    expect((await edit(challengeId, { hints: ['Look'] })).status).toBe(200)
    await test.services.db.team.update({ where: { id: player.teamId }, data: { name: 'Renamed' } })
    expect((await edit(hiddenId, { isEnabled: false, title: 'Secret' })).status).toBe(200)
    const { game } = await test.anonymous().query<{ game: { notices: { edges: { node: object }[] } } }>(
      `{ game: gameByDatabaseId(databaseId: ${gameId}) { notices(first: 9) { edges { node { __typename
         ... on BloodNotice { place teamName challengeTitle team { databaseId } challenge { databaseId title } }
         ... on HintNotice { challengeTitle challenge { databaseId title } } } } } } }`,
    )
    const challenge = { databaseId: challengeId, title: 'Challenge 1' }
    expect(game.notices.edges.map(({ node }) => node)).toEqual([
      { __typename: 'HintNotice', challengeTitle: 'Challenge 1', challenge },
      {
        __typename: 'BloodNotice',
        place: 1,
        teamName: expect.any(String),
        challengeTitle: 'Challenge 2',
        team: { databaseId: rival.teamId },
        challenge: null,
      },
      {
        __typename: 'BloodNotice',
        place: 1,
        teamName: before,
        challengeTitle: 'Challenge 1',
        team: { databaseId: player.teamId },
        challenge,
      },
    ])
  })

  it('are visible only to authors before the start', async () => {
    const gameId = await makeGame(admin, later())
    await post(gameId, 'early')
    expect((await user.rest('GET', `/api/game/${gameId}/notices`)).body).toMatchObject({
      status: 400,
      code: 'GAME_NOT_STARTED',
    })
    expect((await admin.rest('GET', `/api/game/${gameId}/notices`)).status).toBe(400)
    expect((await user.rest('GET', '/api/game/2147483647/notices')).status).toBe(404)
    const document = `{ game: gameByDatabaseId(databaseId: ${gameId}) { notices(first: 5) { edges { node { id ... on TextNotice { content } } } } } }`
    expect(await user.query(document)).toEqual({ game: { notices: { edges: [] } } })
    const seen = await admin.query<{ game: { notices: { edges: { node: { id: string } }[] } } }>(document)
    const id = seen.game.notices.edges[0]?.node.id
    const byId = 'query ($id: ID!) { node(id: $id) { ... on TextNotice { content } } }'
    expect(await admin.query(byId, { id })).toEqual({ node: { content: 'early' } })
    expect(await user.query(byId, { id })).toEqual({ node: null })
  })
})

describe('following a game', () => {
  it('delivers notices of that game to everyone, and none before the start', async () => {
    const gameId = await makeGame(admin)
    const upcoming = await makeGame(admin, later())
    const query = (id: number) =>
      `subscription { noticePublished(gameId: ${id}) { type ... on TextNotice { content } } }`
    const [live, early] = await Promise.all([
      follow(test.anonymous(), query(gameId)),
      follow(test.anonymous(), query(upcoming)),
    ])
    await post(upcoming, 'secret')
    await post(gameId, 'hello')
    await live.until(1)
    expect(live.received).toEqual([{ data: { noticePublished: { type: 'Normal', content: 'hello' } } }])
    expect(early.received).toEqual([])
    await live.close()
    await early.close()
  })

  it('delivers events only to monitors', async () => {
    const gameId = await makeGame(admin)
    const captain = await signIn(test)
    const teamId = await makeTeam(captain, 'Gulls')
    const { db, events } = test.services
    const query = `subscription { gameEventRecorded(gameId: ${gameId}) { type userName teamName ... on SubmissionEvent { isCorrect answer challengeTitle } } }`
    const [live, refused] = await Promise.all([follow(monitor, query), follow(user, query)])
    const event = await db.gameEvent.create({
      data: {
        gameId,
        teamId,
        userId: captain.userId,
        type: 'FlagSubmit',
        values: ['Accepted', 'f', 't', '1'],
      },
    })
    events.emit('gameEvent.recorded', { gameId, eventId: event.id })
    await live.until(1)
    expect(live.received).toEqual([
      {
        data: {
          gameEventRecorded: {
            type: 'FlagSubmit',
            isCorrect: true,
            answer: 'f',
            challengeTitle: 't',
            userName: captain.userName,
            teamName: 'Gulls',
          },
        },
      },
    ])
    expect(JSON.stringify(refused.received)).toContain('AUTH_FORBIDDEN')
    expect(JSON.stringify(refused.received)).not.toContain('Gulls')
    await live.close()
    await refused.close()
  })
})

describe('the list of events', () => {
  it('is for monitors, the newest first, optionally without container events', async () => {
    const gameId = await makeGame(admin)
    const captain = await signIn(test)
    const teamId = await makeTeam(captain, 'Terns')
    const { db } = test.services
    const add = (type: 'FlagSubmit' | 'ContainerStart', second: number, userId: string | null) =>
      db.gameEvent.create({
        data: { gameId, teamId, userId, type, values: ['v'], publishedAt: new Date(second * 1000) },
      })
    await add('FlagSubmit', 1, captain.userId)
    await add('ContainerStart', 2, null)
    const list = async (query = '') => (await monitor.rest('GET', `/api/game/${gameId}/events${query}`)).body
    const [flag, container] = [
      { time: 1000, user: captain.userName, team: 'Terns', type: 'FlagSubmit', values: ['v'] },
      { time: 2000, user: '', team: 'Terns', type: 'ContainerStart', values: ['v'] },
    ]
    expect(await list()).toEqual([container, flag])
    expect(await list('?hideContainer=true')).toEqual([flag])
    expect(await list('?count=1&skip=1')).toEqual([flag])
    expect(await list('?count=0')).toEqual([])
    expect((await monitor.rest('GET', `/api/game/${gameId}/events?hideContainer=perhaps`)).status).toBe(400)
    expect((await user.rest('GET', `/api/game/${gameId}/events`)).status).toBe(403)
    const upcoming = await makeGame(admin, later())
    expect((await monitor.rest('GET', `/api/game/${upcoming}/events`)).status).toBe(400)
    expect((await monitor.rest('GET', '/api/game/2147483647/events')).status).toBe(404)

    const document = `{ game: gameByDatabaseId(databaseId: ${gameId}) { events(first: 5, hideContainer: true) {
      edges { node { id type userName teamName } } } } }`
    const seen = await monitor.query<{ game: { events: { edges: { node: { id: string } }[] } } }>(document)
    expect(seen).toMatchObject({
      game: {
        events: { edges: [{ node: { type: 'FlagSubmit', userName: captain.userName, teamName: 'Terns' } }] },
      },
    })
    const byId = 'query ($id: ID!) { node(id: $id) { ... on GameEvent { type } } }'
    const id = seen.game.events.edges[0]?.node.id
    expect(await monitor.query(byId, { id })).toEqual({ node: { type: 'FlagSubmit' } })
    expect(await user.query(byId, { id })).toEqual({ node: null })
  })
})
