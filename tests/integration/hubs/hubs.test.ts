import { once } from 'node:events'
import { HubConnectionBuilder, HubConnectionState, LogLevel, type HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

// The hubs of API level 1.2.6, with the client that programs for that level use.

let redis: TestRedis
let test: TestApp
let other: TestApp
let game: PlayedGame
let admin: Awaited<ReturnType<typeof signIn>>
let monitor: Awaited<ReturnType<typeof signIn>>

let env: Record<string, string>

beforeAll(async () => {
  redis = await startRedis()
  env = { REDIS_URL: redis.url, HALYARD_SECRET: 'ab'.repeat(32) }
  test = await startTestApp({ env })
  other = await startTestApp({ env, databaseUrl: test.databaseUrl })
  game = await makePlayedGame(test, { teams: 2, challenges: 2 })
  admin = await signIn(test, 'Admin')
  monitor = await signIn(test, 'Monitor')
})

afterAll(async () => {
  await other.dispose()
  await test.dispose()
  await redis.stop()
})

type Followed = { connection: HubConnection; received: unknown[][]; closed: unknown[] }

async function follow(
  url: string,
  methods: string[],
  headers: Record<string, string> = {},
): Promise<Followed> {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { headers })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 100 })
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(() => connection.stop())
  const received: unknown[][] = []
  const closed: unknown[] = []
  for (const method of methods) {
    connection.on(method, (...sent: unknown[]) => received.push([method, ...sent]))
  }
  connection.onclose((error) => closed.push(error))
  await connection.start()
  return { connection, received, closed }
}

const cookie = (actor: { cookieHeader: string }) => ({ Cookie: actor.cookieHeader })
const announce = (content: string) =>
  admin.rest('POST', `/api/edit/games/${game.gameId}/notices`, { content })

/** The first message that an act causes. */
async function receive(
  { received }: Followed,
  act: () => Promise<unknown>,
  what: string,
): Promise<unknown[]> {
  await act()
  await until(() => received.length > 0, what)
  return received[0] ?? []
}

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/) as string

describe('the hubs', () => {
  it('send notices to anybody, from every process', async () => {
    const here = await follow(`${test.url}/hub/user?game=${game.gameId}`, ['ReceivedGameNotice'])
    const there = await follow(`${other.url}/HUB/User?game=${game.gameId}`, ['ReceivedGameNotice'])
    await receive(here, () => announce('Ahoy'), 'a notice')
    await until(() => there.received.length > 0, 'a notice of the other process')
    const notice = { id: expect.any(Number) as number, time: isoTime, type: 'Normal', values: ['Ahoy'] }
    expect(here.received).toEqual([['ReceivedGameNotice', notice]])
    expect(there.received).toEqual(here.received)
  })

  it('send events and submissions to monitors, and log entries to administrators', async () => {
    const url = `${other.url}/hub/monitor?game=${game.gameId}`
    const watching = await follow(url, ['ReceivedGameEvent', 'ReceivedSubmissions'], cookie(monitor))
    const logs = await follow(`${other.url}/hub/admin`, ['ReceivedLog'], cookie(admin))
    const [player] = game.players
    const [challengeId = 0] = game.challengeIds
    if (!player) throw new Error('the game has no player')
    const flag = flagOf(challengeId)
    await submit(player, { gameId: game.gameId, challengeId, flag })
    await until(() => watching.received.length > 1, 'the event and the submission')
    const names = { user: player.userName, team: expect.any(String) as string }
    expect(Object.fromEntries(watching.received)).toEqual({
      ReceivedGameEvent: { time: isoTime, type: 'FlagSubmit', values: expect.arrayContaining(['Accepted', flag]) as string[], ...names }, // oxfmt-ignore
      ReceivedSubmissions: { answer: flag, status: 'Accepted', time: isoTime, challenge: expect.any(String) as string, ...names }, // oxfmt-ignore
    })
    await signIn(test)
    await until(() => logs.received.length > 0, 'an entry of the log')
    expect(Object.keys(logs.received[0]?.[1] as object)).toEqual([
      'time',
      'name',
      'level',
      'ip',
      'msg',
      'status',
    ])
  })

  it('complete the handshake of refused clients, then close without a reconnect', async () => {
    const [player] = game.players
    const token = player?.actor.headers ?? {}
    for (const [path, headers] of [
      ['/hub/user', {}],
      ['/hub/user?game=x', {}],
      ['/hub/user?game=2147483647', {}],
      [`/hub/monitor?game=${game.gameId}`, {}],
      [`/hub/monitor?game=${game.gameId}`, token],
      ['/hub/monitor', cookie(monitor)],
      ['/hub/admin', cookie(monitor)],
    ] as const) {
      const { connection, closed } = await follow(`${test.url}${path}`, [], headers)
      await until(() => closed.length > 0, `the end of ${path}`)
      expect(closed).toEqual([undefined])
      expect(connection.state).toBe(HubConnectionState.Disconnected)
    }
  })

  it('close the connections of a session that ends', async () => {
    const actor = await signIn(test, 'Monitor')
    const { closed } = await follow(`${other.url}/hub/monitor?game=${game.gameId}`, [], cookie(actor))
    await actor.rest('POST', '/api/account/logout')
    await until(() => closed.length > 0, 'the end of the connection')
    expect(closed).toEqual([undefined])
  })

  it('are reached again by a client after a restart', async () => {
    const first = await startTestApp({ env, databaseUrl: test.databaseUrl })
    const followed = await follow(`${first.url}/hub/user?game=${game.gameId}`, ['ReceivedGameNotice'])
    let reconnects = 0
    followed.connection.onreconnected(() => (reconnects += 1))
    await first.dispose()
    const { port } = new URL(first.url)
    const second = await startTestApp({ env: { ...env, PORT: port }, databaseUrl: test.databaseUrl })
    onTestFinished(() => second.dispose())
    await until(() => reconnects > 0, 'the reconnect')
    const notice = await receive(followed, () => announce('Back'), 'a notice after the restart')
    expect(notice[1]).toMatchObject({ values: ['Back'] })
  })
})

describe('the wire', () => {
  const negotiate = async (query: string, init: RequestInit = {}) => {
    const answer = await fetch(`${test.url}/hub/user/negotiate?game=${game.gameId}${query}`, { method: 'POST', ...init }) // oxfmt-ignore
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it('negotiates versions 1 and 0, with any content type', async () => {
    const { status, body } = await negotiate('&negotiateVersion=1', {
      headers: { 'content-type': 'text/plain' },
    })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['negotiateVersion', 'connectionId', 'connectionToken', 'availableTransports']) // oxfmt-ignore
    expect(body).toMatchObject({ negotiateVersion: 1 })
    expect(body['connectionToken']).toMatch(/^[\w.-]+$/)
    expect(Object.keys((await negotiate('')).body)).toEqual(['negotiateVersion', 'connectionId', 'availableTransports']) // oxfmt-ignore
    expect((await negotiate('', { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  })

  it('frames each message alone, and refuses unknown and used tokens and other origins', async () => {
    const address = `${test.url.replace(/^http/, 'ws')}/hub/user?game=${game.gameId}`
    const token = String((await negotiate('&negotiateVersion=1')).body['connectionToken'])
    const socket = new WebSocket(`${address}&id=${token}`)
    const frames: string[] = []
    socket.on('message', (data) => frames.push(String(data)))
    await once(socket, 'open')
    socket.send('{"protocol":"json","version":1}\u001e')
    await until(() => frames.length > 0, 'the answer to the handshake')
    expect(frames).toEqual(['{}\u001e'])
    const made = (await announce('Exact')).body as { id: number; time: number }
    await until(() => frames.length > 1, 'the notice')
    const time = new Date(made.time).toISOString().replace('Z', '+00:00')
    expect(frames[1]).toBe(
      `{"type":1,"target":"ReceivedGameNotice","arguments":[{"id":${made.id},"time":"${time}","type":"Normal","values":["Exact"]}]}\u001e`,
    )

    const refused = async (url: string, headers = {}) => {
      const [, response] = (await once(new WebSocket(url, { headers }), 'unexpected-response')) as [
        unknown,
        { statusCode: number },
      ]
      return response.statusCode
    }
    expect(await refused(`${address}&id=${token}`)).toBe(409)
    expect(await refused(`${address}&id=unknown`)).toBe(404)
    expect(await refused(`${address.replace('user', 'admin')}&id=${token}`)).toBe(404)
    expect(await refused(address, { origin: 'https://elsewhere.example' })).toBe(403)
    expect((await fetch(`${test.url}/hub/user`)).status).toBe(400)
    expect((await fetch(`${test.url}/hub/user?id=x`)).status).toBe(404)
    socket.send('{"type":7}\u001e')
    expect((await once(socket, 'close'))[0]).toBe(1000)
  })
})
