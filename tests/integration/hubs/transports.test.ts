import { createServer, request as forward, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'
import { until } from '../../kit/wait.ts'
import { signIn } from '../../kit/world/factories.ts'
import { flagOf, makePlayedGame, submit, type PlayedGame } from '../../kit/world/played-game.ts'

// The transports of the hubs for networks without WebSockets, with the client that programs use. Each request goes to
// the next of two processes, as a load balancer without sticky sessions sends it.

let redis: TestRedis
/** Has the database. The requests of the clients go to the others. */
let home: TestApp
let apps: TestApp[]
let balancer: Server
let url: string
let game: PlayedGame
let admin: Awaited<ReturnType<typeof signIn>>
let monitor: Awaited<ReturnType<typeof signIn>>

/** A server that forwards each request to the next of the given ones. */
async function balance(targets: () => string[]): Promise<Server> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const urls = targets()
    turn += 1
    const target = new URL(incoming.url ?? '/', urls[turn % urls.length])
    const sent = forward(target, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      outgoing.flushHeaders()
      answer.pipe(outgoing)
    })
    sent.once('error', () => outgoing.destroy())
    outgoing.once('close', () => sent.destroy())
    incoming.pipe(sent)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

const environment = () => ({ REDIS_URL: redis.url, HALYARD_SECRET: 'ab'.repeat(32) })
const startOther = () => startTestApp({ env: environment(), databaseUrl: home.databaseUrl })
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  redis = await startRedis()
  home = await startTestApp({ env: environment() })
  apps = [await startOther(), await startOther()]
  balancer = await balance(() => apps.map((app) => app.url))
  url = urlOf(balancer)
  game = await makePlayedGame(home, { teams: 2, challenges: 2 })
  admin = await signIn(home, 'Admin')
  monitor = await signIn(home, 'Monitor')
})

afterAll(async () => {
  balancer.close().closeAllConnections()
  for (const app of [...apps, home]) await app.dispose()
  await redis.stop()
})

const transports = {
  'server-sent events': HttpTransportType.ServerSentEvents,
  'long polling': HttpTransportType.LongPolling,
}
type Transport = (typeof transports)[keyof typeof transports]
type Followed = { connection: HubConnection; received: unknown[][]; closed: unknown[] }

async function follow(
  path: string,
  {
    transport,
    methods = [],
    as,
  }: { transport: Transport; methods?: string[]; as?: { cookieHeader: string } },
): Promise<Followed> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}${path}`, { transport, headers: as ? { Cookie: as.cookieHeader } : {} })
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

const announce = (content: string) =>
  admin.rest('POST', `/api/edit/games/${game.gameId}/notices`, { content })

describe.each(Object.entries(transports))('over %s, the hubs', (_name, transport) => {
  it('send the messages of all hubs, each once and in order', async () => {
    const path = `?game=${game.gameId}`
    const notices = await follow(`/hub/user${path}`, { transport, methods: ['ReceivedGameNotice'] })
    const methods = ['ReceivedGameEvent', 'ReceivedSubmissions']
    const watching = await follow(`/hub/monitor${path}`, { transport, methods, as: monitor })
    const logs = await follow('/hub/admin', { transport, methods: ['ReceivedLog'], as: admin })

    const texts = Array.from({ length: 12 }, (_, index) => `Notice ${index}`)
    for (const text of texts) await announce(text)
    await until(() => notices.received.length >= texts.length, 'the notices')
    expect(notices.received.map(([, notice]) => (notice as { values: string[] }).values)).toEqual(
      texts.map((text) => [text]),
    )

    const [player] = game.players
    const [challengeId = 0] = game.challengeIds
    if (!player) throw new Error('the game has no player')
    await submit(player, { gameId: game.gameId, challengeId, flag: flagOf(challengeId) })
    await until(() => watching.received.length > 1, 'the event and the submission')
    expect(watching.received.map(([method]) => method).toSorted()).toEqual(methods)
    await signIn(home)
    await until(() => logs.received.length > 0, 'an entry of the log')
    expect([notices, watching, logs].map(({ closed }) => closed)).toEqual([[], [], []])
  })

  it('complete the handshake of refused clients, then close without a reconnect', async () => {
    for (const [path, as] of [
      ['/hub/user?game=2147483647', undefined],
      [`/hub/monitor?game=${game.gameId}`, undefined],
      ['/hub/admin', monitor],
    ] as const) {
      const { connection, closed } = await follow(path, { transport, ...(as && { as }) })
      await until(() => closed.length > 0, `the end of ${path}`)
      expect(closed).toEqual([undefined])
      expect(connection.state).toBe(HubConnectionState.Disconnected)
    }
  })

  it('close the connections of a session that ends', async () => {
    const actor = await signIn(home, 'Monitor')
    const { closed } = await follow(`/hub/monitor?game=${game.gameId}`, { transport, as: actor })
    await actor.rest('POST', '/api/account/logout')
    await until(() => closed.length > 0, 'the end of the connection')
    expect(closed).toEqual([undefined])
  })

  it('are reached again by a client after a restart', async () => {
    const followed = await follow(`/hub/user?game=${game.gameId}`, {
      transport,
      methods: ['ReceivedGameNotice'],
    })
    // The client may reconnect to a process that stops as well. A notice follows each reconnect, so the last one arrives.
    const announced: Promise<unknown>[] = []
    followed.connection.onreconnected(() => announced.push(announce('Back')))
    // The connection is in one of them. A process that stops gets no new requests.
    for (const stopping of apps) {
      apps = apps.filter((app) => app !== stopping)
      await stopping.dispose()
      apps = [...apps, await startOther()]
    }
    await until(() => followed.received.length > 0, 'a notice after the restart')
    await Promise.all(announced)
    expect(followed.received[0]?.[1]).toMatchObject({ values: ['Back'] })
  })
})

describe('the wire', () => {
  const path = () => `${url}/hub/monitor?game=${game.gameId}`
  const asMonitor = () => ({ cookie: monitor.cookieHeader })
  async function negotiate(): Promise<string> {
    const answer = await fetch(`${url}/hub/monitor/negotiate?negotiateVersion=1`, { method: 'POST' })
    return ((await answer.json()) as { connectionToken: string }).connectionToken
  }
  const call = async (method: string, token: string, init: RequestInit = {}) => {
    const answer = await fetch(`${path()}&id=${token}`, { method, headers: asMonitor(), ...init })
    return { status: answer.status, text: await answer.text() }
  }
  const handshake = { body: '{"protocol":"json","version":1}\u001e' }

  it('offers all transports', async () => {
    const answer = await fetch(`${url}/hub/user/negotiate?negotiateVersion=1`, { method: 'POST' })
    expect(await answer.json()).toMatchObject({
      availableTransports: [
        { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
        { transport: 'ServerSentEvents', transferFormats: ['Text'] },
        { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
      ],
    })
  })

  it('answers the first poll at once, and the last one with 204', async () => {
    const token = await negotiate()
    expect(await call('GET', token)).toEqual({ status: 200, text: '' })
    expect(await call('POST', token, handshake)).toEqual({ status: 200, text: '' })
    expect(await call('GET', token)).toEqual({ status: 200, text: '{}\u001e' })
    const waiting = call('GET', token)
    expect(await call('DELETE', token)).toEqual({ status: 202, text: '' })
    expect((await waiting).status).toBe(200)
    expect((await call('GET', token)).status).toBe(204)
    expect((await call('GET', token)).status).toBe(404)
  })

  it('ends an earlier poll when another one comes', async () => {
    const token = await negotiate()
    await call('GET', token)
    await call('POST', token, handshake)
    await call('GET', token)
    const earlier = call('GET', token)
    const later = call('GET', token)
    const first = await Promise.race([earlier, later])
    expect(first).toEqual({ status: 200, text: '' })
    await call('DELETE', token)
    await Promise.all([earlier, later])
  })

  it('refuses unknown tokens, requests of other users and a second stream', async () => {
    expect((await fetch(path(), { method: 'POST', body: '' })).status).toBe(400)
    expect((await fetch(path())).status).toBe(400)
    expect((await call('GET', 'unknown')).status).toBe(404)
    expect((await call('POST', 'unknown', { body: 'x' })).status).toBe(404)
    const token = await negotiate()
    // Nobody has opened a connection with this token.
    expect((await call('POST', token, handshake)).status).toBe(404)
    const leaving = new AbortController()
    const stream = { headers: { ...asMonitor(), accept: 'text/event-stream' }, signal: leaving.signal }
    const opened = await fetch(`${path()}&id=${token}`, stream)
    expect(opened.headers.get('content-type')).toBe('text/event-stream')
    expect((await fetch(`${path()}&id=${token}`, stream)).status).toBe(409)
    const others = { ...handshake, headers: { cookie: admin.cookieHeader } }
    expect((await call('POST', token, others)).status).toBe(404)
    expect((await call('POST', token, handshake)).status).toBe(200)
    expect((await call('POST', token, { body: 'x'.repeat(40_000) })).status).toBe(413)
    leaving.abort()
  })
})
