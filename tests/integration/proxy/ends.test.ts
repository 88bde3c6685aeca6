import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../kit/server/app.ts'
import {
  addContainer,
  closeCode,
  dial,
  exchange,
  proxySettings,
  proxyUrl,
  startTarget,
} from '../../kit/services/proxy.ts'
import { until } from '../../kit/wait.ts'

// More than the buffers of a local connection can hold.
const much = randomBytes(8 * 1024 ** 2)

let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ env: proxySettings })
})
afterAll(() => test.dispose())

/** Opens a connection to a service with that behavior. */
async function dialService(serve?: (socket: Socket) => void) {
  const target = await startTarget(serve)
  const socket = await dial(proxyUrl(test, await addContainer(test.services.pool, { port: target.port })))
  await until(() => target.sockets.length === 1, 'the service is connected to')
  return { target, socket }
}

describe('bytes', () => {
  it('pass unchanged, text or binary, in any frames, and arrive in frames of at most 4096 bytes', async () => {
    const { target, socket } = await dialService()
    const sizes: number[] = []
    const received: Buffer[] = []
    socket.on('message', (bytes: Buffer, isBinary) => {
      expect(isBinary).toBe(true)
      sizes.push(bytes.length)
      received.push(bytes)
    })
    const sent = [
      Buffer.from('Ahoy, “captain”'),
      Buffer.alloc(0),
      randomBytes(100),
      randomBytes(70_000),
      much,
    ]
    socket.send(sent[0]?.toString() ?? '')
    for (const part of sent.slice(1)) socket.send(part)
    socket.send('in ', { fin: false })
    socket.send('three ', { fin: false })
    socket.send('parts', { fin: true })
    const expected = Buffer.concat([...sent, Buffer.from('in three parts')])
    await until(() => sizes.reduce((sum, size) => sum + size, 0) >= expected.length, 'all has come back')
    expect(Buffer.concat(received).equals(expected)).toBe(true)
    expect(Math.max(...sizes)).toBe(4096)
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    socket.terminate()
    await target.stop()
  })

  it('may arrive in an endless frame, and together with the handshake', async () => {
    const target = await startTarget()
    const id = await addContainer(test.services.pool, { port: target.port })
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1')
    const huge = Buffer.from([0x82, 0xff, 0, 0x1f, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])
    const handshake = `GET /api/proxy/${id} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
    socket.write(Buffer.concat([Buffer.from(handshake), huge, Buffer.from('at once')]))
    let received = ''
    socket.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')))
    await until(() => received.endsWith('at once'), 'what came with the handshake')
    socket.write('and more')
    await until(() => received.endsWith('and more'), 'what came later')
    expect(received).toMatch(/^HTTP\/1\.1 101 Switching Protocols\r\n/)
    socket.destroy()
    await target.stop()
  })

  it('get no response from the platform itself: a ping is', async () => {
    const { target, socket } = await dialService()
    socket.ping('still there?')
    const [pong] = (await once(socket, 'pong')) as [Buffer]
    expect(pong.toString()).toBe('still there?')
    expect((await exchange(socket, 'yes')).toString()).toBe('yes')
    socket.terminate()
    await target.stop()
  })
})

describe('a service that ends', () => {
  it('closes the WebSocket without a code, after all its data', async () => {
    const { target, socket } = await dialService((served) => void served.once('data', () => served.end(much)))
    const received: Buffer[] = []
    socket.on('message', (bytes: Buffer) => received.push(bytes))
    socket.send('tell all')
    expect(await closeCode(socket)).toBe(1005)
    expect(Buffer.concat(received).equals(much)).toBe(true)
    await until(() => target.sockets.length === 0, 'the service is let go')
    await target.stop()
  })

  it('with a reset drops the connection', async () => {
    const { target, socket } = await dialService()
    await exchange(socket, 'ahoy')
    target.sockets[0]?.resetAndDestroy()
    expect(await closeCode(socket)).toBe(1006)
    await target.stop()
  })
})

describe('a client that ends', () => {
  it('with a close frame ends the service’s connection after all its data, and gets no close frame', async () => {
    const received: Promise<Buffer>[] = []
    const { target, socket } = await dialService((served) => void received.push(buffer(served)))
    socket.send(much)
    socket.close(1000)
    expect(await closeCode(socket)).toBe(1006)
    expect((await received[0])?.equals(much)).toBe(true)
    await until(() => target.sockets.length === 0, 'the service is let go')
    await target.stop()
  })

  it('without a close frame ends the service’s connection too', async () => {
    const { target, socket } = await dialService()
    await exchange(socket, 'ahoy')
    const code = closeCode(socket)
    socket.terminate()
    await until(() => target.sockets.length === 0, 'the service is let go')
    expect(await code).toBe(1006)
    await target.stop()
  })

  it('with invalid frames is dropped, and so is the service’s connection', async () => {
    const { target, socket } = await dialService()
    const raw = (socket as unknown as { _socket: Socket })._socket
    raw.write('GET / HTTP/1.1\r\n\r\n')
    expect(await closeCode(socket)).toBe(1006)
    await until(() => target.sockets.length === 0, 'the service is let go')
    await target.stop()
  })
})

it('a platform that stops also closes connections that do not respond', async () => {
  const other = await startTestApp({ env: proxySettings })
  const target = await startTarget((served) => void served.pause())
  const id = await addContainer(other.services.pool, { port: target.port })
  const [polite, silent] = [await dial(proxyUrl(other, id)), await dial(proxyUrl(other, id))]
  silent.pause()
  const code = closeCode(polite)
  await other.dispose()
  expect(await code).toBe(1005)
  silent.terminate()
  await target.stop()
})
