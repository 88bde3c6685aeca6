import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { schema } from '../../../server/graphql/schema.ts'
import { caps } from '../../../server/limits/caps.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { signIn } from '../../kit/world/factories.ts'
import { makeGame } from '../../kit/world/games.ts'
import { followOverStream, shakeHands } from '../../kit/calls/live.ts'
import { until } from '../../kit/wait.ts'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'

const perAddress = 60

let test: TestApp
let gameId: number

beforeAll(async () => {
  test = await startTestApp({ env: { HALYARD_CONNECTIONS_PER_ADDRESS: String(perAddress) } })
  gameId = await makeGame(await signIn(test, 'Admin'))
})
afterAll(() => test.dispose())

// A trusted proxy sends the client address, because loopback is exempt from limits.
const from = (ip: string, cookie?: string) => ({ 'x-forwarded-for': ip, ...(cookie && { cookie }) })

type Message = { id?: string; type: string; payload?: unknown }
type Open = { socket: WebSocket; heard: Message[]; closed: Promise<[number, Buffer]> }

/** A socket that has sent its connection_init. The server may have closed it. */
async function open(headers: Record<string, string>): Promise<Open> {
  const socket = new WebSocket(`${test.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    headers,
  })
  const heard: Message[] = []
  const closed = once(socket, 'close') as Promise<[number, Buffer]>
  let isClosed = false
  void closed.then(() => (isClosed = true))
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as Message))
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
  await until(() => heard.length > 0 || isClosed, 'an answer to the handshake')
  return { socket, heard, closed }
}

async function closeAll(all: Open[]): Promise<void> {
  for (const { socket } of all) socket.close()
  await Promise.all(all.map(({ closed }) => closed))
}

async function noticeOf(game: number): Promise<number> {
  const row = { gameId: game, type: 'Normal' as const, values: ['Ahoy'], publishedAt: new Date() }
  return (await test.services.db.gameNotice.create({ data: row })).id
}

const notices = () =>
  withGlobalIds({ query: `subscription { noticePublished(gameId: ${gameId}) { id } }` }).query

describe('the table of caps', () => {
  it('has every subscription of the schema, and no other', () => {
    const names = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})
    expect(Object.keys(caps).toSorted()).toEqual(['connection', ...names].toSorted())
  })
})

describe('connections', () => {
  it('of one user are closed above the cap, from any address, and accepted again below it', async () => {
    const { cookieHeader } = await signIn(test)
    const all = await Promise.all(
      Array.from({ length: caps.connection }, (_item, index) => open(from(`192.0.2.${index}`, cookieHeader))),
    )
    expect(all.map(({ heard }) => heard[0]?.type)).toEqual(Array.from(all, () => 'connection_ack'))

    const [code, reason] = await (await open(from('192.0.2.200', cookieHeader))).closed
    expect([code, String(reason)]).toEqual([1013, 'Too many connections'])
    const headers = from('192.0.2.201', cookieHeader)
    const stream = await followOverStream(test.url, { query: notices() }, { headers })
    expect((await stream.next())?.errors?.[0]?.extensions?.['code']).toBe('LIMITS_TOO_MANY_OPEN')

    await closeAll(all.slice(0, 1))
    const other = await open(from('192.0.2.202', cookieHeader))
    expect(other.heard[0]?.type).toBe('connection_ack')
    await closeAll([...all.slice(1), other])
  })

  it('of one address are rejected above the cap, before they are opened', async () => {
    const all = await Promise.all(Array.from({ length: perAddress }, () => open(from('198.51.100.1'))))
    expect(await shakeHands(test.url, from('198.51.100.1'))).toBe(429)
    expect(await shakeHands(test.url, from('198.51.100.2'))).toBe(101)
    await closeAll(all)
    await until(async () => (await shakeHands(test.url, from('198.51.100.1'))) === 101, 'the places are free')
  })

  it('that are event streams release their slot when the client disconnects', async () => {
    const headers = from('198.51.100.3')
    const streams = await Promise.all(
      Array.from({ length: perAddress }, () => followOverStream(test.url, { query: notices() }, { headers })),
    )
    expect(await shakeHands(test.url, headers)).toBe(429)
    await Promise.all(streams.map((stream) => stream.stop()))
    await until(async () => (await shakeHands(test.url, headers)) === 101, 'the places are free')
  })
})

describe('subscriptions', () => {
  it('of one user are rejected above the cap, and start again below it', async () => {
    const { cookieHeader } = await signIn(test)
    const query = notices()
    // Two sockets from two addresses, because each address has its own cap.
    const sockets = await Promise.all([1, 2].map((host) => open(from(`203.0.113.${host}`, cookieHeader))))
    const [first, second] = sockets
    if (!first || !second) throw new Error('no socket')
    const send = ({ socket }: Open, message: Message) => socket.send(JSON.stringify(message))
    const ask = (at: Open, id: string) => send(at, { id, type: 'subscribe', payload: { query } })
    const refused = ({ heard }: Open) =>
      heard.filter(({ payload }) => (payload as { errors?: unknown } | undefined)?.errors !== undefined)
    const hasData = ({ type, payload }: Message) =>
      type === 'next' && (payload as { errors?: unknown }).errors === undefined
    for (let count = 0; count < 50; count += 1) ask(first, `a${count}`)
    for (let count = 0; count < 51; count += 1) ask(second, `b${count}`)
    await until(() => refused(first).length + refused(second).length > 0, 'one is refused')
    expect([...refused(first), ...refused(second)]).toMatchObject([
      { payload: { errors: [{ extensions: { code: 'LIMITS_TOO_MANY_OPEN', retryAfterSeconds: 60 } }] } },
    ])

    const told = { gameId, noticeId: await noticeOf(gameId) }
    const following = () =>
      new Set(sockets.flatMap(({ heard }) => heard.filter(hasData).map(({ id }) => id))).size
    await until(() => {
      test.services.events.emit('notice.published', told)
      return following() === caps.noticePublished
    }, 'the others have begun')

    const isRefused = refused(first).some(({ id }) => id === 'a0')
    send(first, { id: isRefused ? 'a1' : 'a0', type: 'complete' })
    ask(first, 'again')
    await until(() => {
      test.services.events.emit('notice.published', told)
      return first.heard.some(({ id, type }) => id === 'again' && type === 'next')
    }, 'one begins again')
    expect(refused(first).map(({ id }) => id)).not.toContain('again')
    await closeAll(sockets)
  })
})

describe('a subscription that costs too much', () => {
  // A game that does not exist, so that every subscription has an answer.
  const query = (columns: number) => {
    const aliases = Array.from({ length: columns }, (_item, index) => `a${index}: solvePoints`)
    const text = `subscription { scoreboardChanged(gameId: 999999) { reset { ${aliases.join(' ')} } } }`
    return withGlobalIds({ query: text }).query
  }
  type Refusal = { extensions: { code: string } }
  type Refused = { errors: Refusal[] } | undefined
  const codes = { small: 'GAME_NOT_FOUND', large: 'OPERATION_TOO_LARGE' }

  it('is rejected over a WebSocket', async () => {
    const at = await open(from('203.0.113.78'))
    const ask = (id: string, columns: number) =>
      at.socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: query(columns) } }))
    const codeOf = (id: string) => {
      const payload = at.heard.find((message) => message.id === id)?.payload as Refused | Refusal[]
      return (Array.isArray(payload) ? payload : payload?.errors)?.[0]?.extensions.code
    }
    ask('small', 5)
    ask('large', 15)
    await until(() => codeOf('small') !== undefined && codeOf('large') !== undefined, 'both are answered')
    expect({ small: codeOf('small'), large: codeOf('large') }).toEqual(codes)
    await closeAll([at])
  })

  it('is rejected over an event stream', async () => {
    const codeOf = async (columns: number) => {
      const asked = { query: query(columns) }
      const stream = await followOverStream(test.url, asked, { headers: from('203.0.113.79') })
      return (await stream.next())?.errors?.[0]?.extensions?.['code']
    }
    expect({ small: await codeOf(5), large: await codeOf(15) }).toEqual(codes)
  })
})

describe('an id of an operation', () => {
  it.each([
    ['short', 'a'],
    ['long', 'a'.repeat(5000)],
    ['long and not of Latin letters', '旗'.repeat(100)],
  ])('that is %s and used twice closes the connection with 4409', async (_name, id) => {
    const { socket, closed } = await open(from('203.0.113.77'))
    const message = JSON.stringify({ id, type: 'subscribe', payload: { query: notices() } })
    socket.send(message)
    socket.send(message)
    const [code, reason] = await closed
    expect([code, String(reason).slice(0, 15)]).toEqual([4409, 'Subscriber for '])
    expect(String(reason)).not.toContain('\uFFFD')
  })
})
