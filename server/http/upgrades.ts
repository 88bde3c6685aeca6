import { ServerResponse, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Upgrade = { socket: Socket; head: Buffer; response: ServerResponse }

const goodbyeMs = 5000
const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/**
 * Lets a route answer a request that asks to go on in another protocol, with the same hooks and the same failures as
 * any other. The route may take the connection.
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
    // What still arrives is read, since closing over it would take the answer back.
    socket.resume().end()
    setTimeout(() => socket.destroy(), goodbyeMs).unref()
  })
  upgrades.set(request, { socket, head, response })
  app.routing(request, response)
}

/** Whether the client offers to go on as a WebSocket (RFC 6455, section 4.2.1). */
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

/** The connection itself, and what of it was read ahead; from here on nobody else answers. */
export function takeConnection(
  request: FastifyRequest,
  reply: FastifyReply,
): { socket: Socket; head: Buffer } {
  const upgrade = upgrades.get(request.raw)
  if (!upgrade) throw new Error('the request does not ask for another protocol')
  reply.hijack()
  upgrade.response.detachSocket(upgrade.socket)
  return { socket: upgrade.socket, head: upgrade.head }
}
