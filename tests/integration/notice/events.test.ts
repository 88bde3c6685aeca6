import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Actor } from '../../kit/calls/actor.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame, makeTeam } from '../../kit/world/games.ts'
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
