import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { BriefWebSocket } from './brief-websocket.ts'

/** A socket of a client, and a function that breaks the connection at the next write. */
async function openSocket() {
  let isBroken = false
  const connection = new Duplex({
    read: () => undefined,
    write(_chunk, _encoding, done) {
      const error = Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET', syscall: 'write' })
      done(isBroken ? error : null)
    },
  })
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  const server = new WebSocketServer({ noServer: true, WebSocket: BriefWebSocket })
  const socket = await new Promise<BriefWebSocket>((resolve) => {
    server.handleUpgrade({ method: 'GET', headers } as IncomingMessage, connection, Buffer.alloc(0), resolve)
  })
  socket.on('error', () => undefined)
  return { socket, breakOff: () => void (isBroken = true) }
}

it('reports no error to the sender of a message when the client has gone, and ends', async () => {
  const { socket, breakOff } = await openSocket()
  const ended = once(socket, 'close')
  breakOff()
  const results = await new Promise<unknown[]>((resolve) =>
    socket.send('hello', (...given) => resolve(given)),
  )
  expect(results).toEqual([])
  await ended
})

it('closes with a reason that is longer than the protocol allows', async () => {
  const { socket } = await openSocket()
  expect(() => socket.close(4400, 'ü'.repeat(200))).not.toThrow()
  socket.terminate()
})
