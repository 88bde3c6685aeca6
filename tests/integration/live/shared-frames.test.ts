import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { withGlobalIds } from '../../kit/calls/global-ids.ts'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import { makePlayedGame } from '../../kit/world/played-game.ts'
import { signIn } from '../../kit/world/factories.ts'
import { until } from '../../kit/wait.ts'

const notices =
  'subscription ($gameId: ID!) { noticePublished(gameId: $gameId) { ... on TextNotice { content } } }'
/** Hexadecimal digits of random bytes are half as long when they are compressed. */
const content = randomBytes(25_000).toString('hex')
/** Together more than the buffers of a paused socket hold. */
const notified = 200

type Next = { id: string; type: string; payload: { data?: { noticePublished: { content: string } } } }
type Reader = { ids: string[]; socket: WebSocket; heard: Next[]; ended: Set<string> }

let test: TestApp
let gameId: number
let noticeId: number

beforeAll(async () => {
  test = await startTestApp()
  gameId = (await makePlayedGame(test, { teams: 1, challenges: 1 })).gameId
  const host = await signIn(test, 'Admin')
  const { body } = await host.rest('POST', `/api/edit/games/${gameId}/notices`, { content })
  noticeId = (body as { id: number }).id
})

afterAll(() => test.dispose())

const publish = () => test.services.events.emit('notice.published', { gameId, noticeId })

async function openReader(name: string, isCompressed: boolean): Promise<Reader> {
  const socket = new WebSocket(`${test.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: isCompressed,
  })
  const heard: Next[] = []
  const ended = new Set<string>()
  let isReady = false
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Next
    if (message.type === 'connection_ack') isReady = true
    if (message.type === 'next') heard.push(message)
    if (message.type === 'error') ended.add(message.id)
  })
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
  await until(() => isReady, 'the handshake')
  const payload = withGlobalIds({ query: notices, variables: { gameId } })
  // The frame of the second operation waits behind the first one when the socket is full.
  const ids = [`${name}-a`, `${name}-b`]
  for (const id of ids) socket.send(JSON.stringify({ id, type: 'subscribe', payload }))
  return { ids, socket, heard, ended }
}

it('each socket gets shared results under the id of its own operation, whole and in order', async () => {
  const open = (kind: string, isCompressed: boolean) =>
    Promise.all(Array.from({ length: 5 }, (_, index) => openReader(`${kind}-${index}`, isCompressed)))
  const compressed = await open('compressed', true)
  const plain = await open('plain', false)
  const slow = await open('slow', false)
  const all = [...compressed, ...plain, ...slow]
  await until(() => {
    publish()
    return all.every(({ ids, heard }) => new Set(heard.map(({ id }) => id)).size === ids.length)
  }, 'every reader follows')

  for (const { socket } of slow) socket.pause()
  const quick = [...compressed, ...plain]
  for (let sent = 0; sent < notified; sent += 10) {
    const before = quick.map(({ heard }) => heard.length)
    for (let count = 0; count < 10; count += 1) publish()
    await until(
      () => quick.every(({ heard }, index) => heard.length >= (before[index] ?? 0) + 20),
      'the quick readers have the notices',
    )
  }
  const before = slow.map(({ heard }) => heard.length)
  for (const { socket } of slow) socket.resume()
  await until(
    () =>
      slow.every(
        ({ ids, heard, ended }, index) =>
          ended.size === ids.length || heard.length >= (before[index] ?? 0) + notified * ids.length,
      ),
    'the slow readers have all, or the error of one that falls behind',
  )

  for (const { ids, heard, socket } of all) {
    socket.close()
    expect(new Set(heard.map(({ id }) => id))).toEqual(new Set(ids))
    expect(new Set(heard.map(({ payload }) => payload.data?.noticePublished.content))).toEqual(
      new Set([content]),
    )
  }
})
