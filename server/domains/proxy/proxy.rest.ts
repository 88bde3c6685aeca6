import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../use-case/errors.ts'
import { asksForWebSocket, takeConnection } from '../../http/upgrades.ts'
import { documented, type Operation } from '../../rest/operation.ts'
import { guidParam, readGuidParam } from '../../rest/params.ts'
import { findProxied, openTarget } from './proxy.service.ts'
import { newConnectionId } from './slots.ts'
import { handshakeAnswer } from './websocket-frames.ts'

const note =
  `Asked for a WebSocket it answers 101, and the bytes of binary and text frames pass to the container’s
port and back, in frames of at most 4096 bytes. Either end closes both; 30 minutes are the longest. Asked plainly, by
any method, it tells whether the container is there.`.replaceAll('\n', ' ')

const operation = {
  group: 'Proxy',
  access: 'anyone',
  done: 204,
  errors: [400, 404, 418],
} as const satisfies Partial<Operation>

export function registerProxyRoutes(app: FastifyInstance): void {
  const method = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  app.route({
    method,
    url: `/api/proxy/${guidParam('id')}`,
    ...documented({ ...operation, id: 'Proxy_ProxyForInstance', summary: 'Connect to a container', note }),
    handler: (request, reply) => proxy(request, reply, { isTest: false }),
  })
  app.route({
    method,
    url: `/api/proxy/noinst/${guidParam('id')}`,
    ...documented({
      ...operation,
      id: 'Proxy_ProxyForNoInstance',
      summary: 'Connect to a test container',
      note,
    }),
    handler: (request, reply) => proxy(request, reply, { isTest: true }),
  })
}

async function proxy(request: FastifyRequest, reply: FastifyReply, options: { isTest: boolean }) {
  try {
    return await connect(request, reply, options)
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) logRefusal(request, error)
    throw error
  }
}

/** Logs one line per refusal. */
function logRefusal(request: FastifyRequest, { code, params }: DomainError): void {
  const { ctx } = request
  const container = readGuidParam(request, 'id').slice(0, 8)
  const { reason } = params
  ctx.logger.info(
    { container, client: ctx.ip, code, ...(reason !== undefined && { reason }) },
    'refused a connection to a container',
  )
}

async function connect(request: FastifyRequest, reply: FastifyReply, { isTest }: { isTest: boolean }) {
  const { ctx } = request
  const container = await findProxied(ctx, readGuidParam(request, 'id'))
  if (!asksForWebSocket(request)) return reply.status(204).send()
  // Connections to test containers are not limited.
  const slot = isTest
    ? { connectionId: newConnectionId(), release: () => undefined }
    : await ctx.tunnels.slots.take(container.id)
  try {
    const { connectionId } = slot
    const clientPort = request.raw.socket.remotePort ?? 0
    const client = `${ctx.ip}:${clientPort}`
    const about = { container: container.id.slice(0, 8), connectionId, client }
    const { target, targetName, capture } = await openTarget(ctx, container, {
      isTest,
      connectionId,
      clientPort,
    })
    const { socket, head } = takeConnection(request, reply)
    socket.write(handshakeAnswer(request.headers['sec-websocket-key'] ?? ''))
    const passed = await ctx.tunnels.run({ client: socket, head, target, recorder: capture, slot })
    const { error, ...bytes } = passed
    ctx.logger.debug(
      { ...about, target: targetName, ...bytes, ...(error && { err: error }) },
      'a connection to a container ended',
    )
  } finally {
    slot.release()
  }
}
