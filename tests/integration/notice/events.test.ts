import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { collectEvents } from '../../kit/calls/collect-events.ts'
import { followOverSocket } from '../../kit/calls/live.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { until } from '../../kit/wait.ts'
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
const follow = (actor: Actor, query: string) =>
  collectEvents(followOverSocket(test.url, { query }, { headers: { cookie: actor.cookieHeader } }))

describe('following a game', () => {
  it('delivers notices of that game to everyone, and none before the start', async () => {
    const gameId = await makeGame(admin)
    const upcoming = await makeGame(admin, later())
    const query = (id: number) =>
      `subscription { noticePublished(gameId: ${id}) { type ... on TextNotice { content } } }`
    const early = follow(test.anonymous(), query(upcoming))
    const live = follow(test.anonymous(), query(gameId))
    const publish = async () => {
      await post(upcoming, 'secret')
      await post(gameId, 'hello')
    }
    await live.once(publish, () => true, 'the notice arrives')
    expect(live.all[0]).toEqual({ noticePublished: { type: 'Normal', content: 'hello' } })
    expect(early.all).toEqual([])
    await live.stop()
    await early.stop()
  })

  it('delivers events only to monitors', async () => {
    const gameId = await makeGame(admin)
    const captain = await signIn(test)
    const teamId = await makeTeam(captain, 'Gulls')
    const { db, events } = test.services
    const query = `subscription { gameEventRecorded(gameId: ${gameId}) { type userName teamName ... on SubmissionEvent { isCorrect answer challengeTitle } } }`
    const [live, refused] = [follow(monitor, query), follow(user, query)]
    const event = await db.gameEvent.create({
      data: {
        gameId,
        teamId,
        userId: captain.userId,
        type: 'FlagSubmit',
        values: ['Accepted', 'f', 't', '1'],
      },
    })
    const publish = async () => events.emit('gameEvent.recorded', { gameId, eventId: event.id })
    await live.once(publish, () => true, 'the event arrives')
    expect(live.all[0]).toEqual({
      gameEventRecorded: {
        type: 'FlagSubmit',
        isCorrect: true,
        answer: 'f',
        challengeTitle: 't',
        userName: captain.userName,
        teamName: 'Gulls',
      },
    })
    await until(() => refused.failures.length > 0, 'the subscription of a player is refused')
    expect(JSON.stringify(refused.failures)).toContain('AUTH_FORBIDDEN')
    expect(refused.all).toEqual([])
    await live.stop()
    await refused.stop()
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
