import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Upgrade = { socket: Socket; head: Buffer; response: ServerResponse }

const closeTimeoutMs = 5000
const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/**
 * Handles upgrade requests like other requests, with the same hooks and errors. The route may take over the
 * connection.
 */
export function routeUpgrade(
  app: FastifyInstance,
  { request, socket, head }: { request: IncomingMessage; socket: Socket; head: Buffer },
): void {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.once('finish', () => {
    response.detachSocket(socket)
    // The rest is read: closing a socket with unread bytes resets the connection and loses the answer.
    socket.resume().end()
    setTimeout(() => socket.destroy(), closeTimeoutMs).unref()
  })
  upgrades.set(request, { socket, head, response })
  app.routing(request, response)
}

/** Whether the client requests a WebSocket (RFC 6455, section 4.2.1). */
export function asksForWebSocket({ raw }: FastifyRequest): boolean {
  const { headers } = raw
  return (
    upgrades.has(raw) &&
    raw.method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')
  )
}

/** Whether a proxy has removed the upgrade of a request for a WebSocket: its other headers came through. */
export function isUpgradeRemoved({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.upgrade === undefined &&
    headers['sec-websocket-key'] !== undefined &&
    headers['sec-websocket-version'] !== undefined
  )
}

/** Takes over the socket with the bytes that were read in advance; the server sends no answer afterwards. */
export function takeConnection(
  request: FastifyRequest,
  reply: FastifyReply,
): { socket: Socket; head: Buffer } {
  const upgrade = upgrades.get(request.raw)
  if (!upgrade) throw new Error('the request is not an upgrade request')
  reply.hijack()
  upgrade.response.detachSocket(upgrade.socket)
  return { socket: upgrade.socket, head: upgrade.head }
}
