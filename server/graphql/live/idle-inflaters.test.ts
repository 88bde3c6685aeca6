import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { releaseIdleInflater } from './idle-inflaters.ts'

const perMessageDeflate = { clientNoContextTakeover: true, threshold: 0 }
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate })
const listening = once(server, 'listening')
const clients: WebSocket[] = []

beforeAll(() => listening)
afterAll(() => {
  for (const client of clients) client.terminate()
  server.close()
})

type Inside = { _extensions: Record<string, { _inflate: unknown }> }
const inflaterOf = (socket: WebSocket) =>
  (socket as unknown as Inside)._extensions['permessage-deflate']?._inflate

/** A connection whose client compresses every message. */
async function connect(): Promise<{ client: WebSocket; socket: WebSocket }> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    perMessageDeflate,
  })
  clients.push(client)
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as [
    [WebSocket],
    unknown,
  ]
  return { client, socket }
}

it('keeps nothing of the decompression of a message', async () => {
  const [kept, released] = [await connect(), await connect()]
  releaseIdleInflater(released.socket)
  for (const { client, socket } of [kept, released]) {
    client.send('Ahoy')
    await once(socket, 'message')
  }
  // The library keeps it, so that this test notices when the library changes.
  expect(inflaterOf(kept.socket)).toBeTruthy()
  expect(inflaterOf(released.socket)).toBeNull()
})

it('reads all messages that follow each other, in order', async () => {
  const { client, socket } = await connect()
  releaseIdleInflater(socket)
  const texts = Array.from({ length: 200 }, (_item, index) => `${index} ${'Ahoy '.repeat(index * 20)}`)
  const heard: string[] = []
  const all = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      heard.push(String(data))
      if (heard.length === texts.length) resolve()
    })
  })
  for (const text of texts) client.send(text)
  await all
  expect(heard).toEqual(texts)
})
