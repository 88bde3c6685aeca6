import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { firstEventMs } from '../../rules/connection-check/judge.ts'
import { open } from './ask.ts'

const answerMs = 10_000

type Held = { isOpen: false; why: string } | { isOpen: true; socket: WebSocket; openedAt: number }

/** Opens a WebSocket to GraphQL, as pages do. */
export async function openSocket(url: URL): Promise<Held> {
  const target = new URL('/graphql', url.origin.replace(/^http/, 'ws'))
  const socket = new WebSocket(target, 'graphql-transport-ws', {
    origin: url.origin,
    handshakeTimeout: answerMs,
  })
  const { promise, resolve } = Promise.withResolvers<Held>()
  const fail = (why: string) => resolve({ isOpen: false, why })
  socket.on('unexpected-response', (_request, response: IncomingMessage) => {
    fail(`status ${response.statusCode} instead of 101`)
    socket.terminate()
  })
  socket.on('error', (error) => fail(error.message))
  socket.once('close', (code) => fail(`closed with ${code}`))
  socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
  socket.once('message', () => resolve({ isOpen: true, socket, openedAt: performance.now() }))
  const timer = setTimeout(() => {
    fail('no message arrives')
    socket.terminate()
  }, 2 * answerMs)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps a socket open without sending anything. Returns after how many seconds it was cut; null if it was not. */
export async function holdSocket(
  { socket, openedAt }: Extract<Held, { isOpen: true }>,
  seconds: number,
): Promise<number | null> {
  const age = () => performance.now() - openedAt
  const { promise, resolve } = Promise.withResolvers<number | null>()
  socket.once('close', () => resolve(Math.round(age() / 1000)))
  if (socket.readyState !== WebSocket.OPEN) resolve(Math.round(age() / 1000))
  const timer = setTimeout(() => resolve(null), Math.max(seconds * 1000 - age(), 0))
  const cutAfter = await promise
  clearTimeout(timer)
  socket.terminate()
  return cutAfter
}

/** Whether an event arrives while its stream is still open. */
export async function receivesEvents(url: URL): Promise<boolean> {
  const stop = AbortSignal.timeout(firstEventMs)
  const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip' }
  const request = open(new URL('/healthz/request', url), { headers, signal: stop }).end()
  try {
    const [response] = (await once(request, 'response', { signal: stop })) as [IncomingMessage]
    response.on('error', () => undefined)
    const first = await response[Symbol.asyncIterator]().next()
    return response.statusCode === 200 && first.done !== true
  } catch {
    return false
  } finally {
    request.on('error', () => undefined).destroy()
  }
}

/**
 * Whether an upload of this size may begin. Only its length is sent: a proxy with a smaller limit refuses it by the
 * length, and the platform, which asks for a login first, puts its X-Request-Id into the answer.
 */
export async function takesUpload(url: URL, bytes: number): Promise<boolean> {
  const stop = AbortSignal.timeout(answerMs)
  const headers = {
    'content-type': 'multipart/form-data; boundary=halyard',
    'content-length': String(bytes),
    expect: '100-continue',
  }
  const request = open(new URL('/api/assets', url), { method: 'POST', headers, signal: stop })
  request.on('error', () => undefined)
  request.flushHeaders()
  const answered = Promise.race([
    once(request, 'continue', { signal: stop }).then(() => true),
    once(request, 'response', { signal: stop }).then(([response]) => {
      const { statusCode, headers: answer } = response as IncomingMessage
      return statusCode !== 413 || answer['x-request-id'] !== undefined
    }),
  ])
  try {
    return await answered
  } catch {
    return false
  } finally {
    request.destroy()
  }
}
