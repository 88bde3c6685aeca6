import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import { createWebSocketStream, WebSocket } from 'ws'

const answerMs = 2000
const closeTimeoutMs = 5000
/** Shorter than the idle time of usual reverse proxies. */
const defaultPingMs = 20_000

type Bridge = { local: Socket; url: string; pingMs?: number; onRefusal: (why: string) => void }

/**
 * Passes bytes between a local connection and a container. A WebSocket cannot be closed in one direction: after the
 * local side ends its direction, the bridge closes the socket once no byte has arrived for `answerMs`.
 */
export function bridge({ local, url, pingMs = defaultPingMs, onRefusal }: Bridge): void {
  const remote = new WebSocket(url, { perMessageDeflate: false })
  const stream = createWebSocketStream(remote)
  let lastByteAt = 0

  function end(): void {
    local.unpipe(stream)
    local.resume().end()
    setTimeout(() => local.destroy(), closeTimeoutMs).unref()
  }

  async function reportRefusal(response: IncomingMessage): Promise<void> {
    onRefusal(await reasonOf(response))
  }

  remote.on('unexpected-response', (_request, response: IncomingMessage) => {
    void reportRefusal(response).finally(() => remote.terminate())
  })
  remote.on('open', () => {
    local.pipe(stream, { end: false })
    stream.pipe(local, { end: false })
    const pings = setInterval(() => {
      if (remote.readyState === WebSocket.OPEN) remote.ping()
    }, pingMs)
    remote.once('close', (code) => {
      clearInterval(pings)
      const isCut = code === 1006 && !local.readableEnded && !local.destroyed
      if (isCut) onRefusal('it was cut by the service, the network or a reverse proxy in between.')
    })
  })
  stream.on('data', () => (lastByteAt = performance.now()))
  stream.once('end', end)
  stream.on('error', (error) => {
    // A refused handshake was reported already.
    if (remote.readyState !== WebSocket.CONNECTING && 'code' in error) onRefusal(error.message)
    end()
  })
  local.once('end', () => {
    lastByteAt = performance.now()
    const watch = setInterval(() => {
      if (performance.now() - lastByteAt > answerMs) remote.close()
    }, answerMs / 4)
    remote.once('close', () => clearInterval(watch))
  })
  local.on('error', () => local.destroy())
  local.once('close', () => {
    if (remote.readyState !== WebSocket.CLOSED) remote.close()
  })
}

/** The reason that the platform gives in its response. */
async function reasonOf(response: IncomingMessage): Promise<string> {
  const body = await json(response).catch(() => null)
  const title = (body as { title?: unknown } | null)?.title
  if (typeof title === 'string') return title
  return response.statusCode === 204
    ? 'A reverse proxy in between does not let WebSocket pass.'
    : `The platform answered ${response.statusCode}.`
}
