import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import type { AppServices } from '../../services.ts'
import type { Context } from '../../context.ts'
import { DomainError, FellBehindError } from '../../use-case/errors.ts'
import { noCookies } from '../security/session-cookies.ts'
import { requireOwnOrigin } from '../security/xsrf.ts'
import { asksForWebSocket, takeConnection } from '../upgrades.ts'
import { createHubConnection, type HubConnection } from './hub-connection.ts'
import { hubs, type HubName } from './hub-feeds.ts'
import { isHubToken, newHubToken } from './hub-token.ts'

const closeTimeoutMs = 1000
const refusalDelayMs = 250
const maxBufferedBytes = 1_000_000
const maxMessageBytes = 32 * 1024

/**
 * The SignalR hubs of API level 1.2.6, for existing clients, over WebSockets. A refused client completes the
 * handshake and is then disconnected, as those clients expect it.
 */
export async function registerHubs(app: FastifyInstance, services: AppServices): Promise<void> {
  const { secret, config, logger } = services
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  const open = new Set<HubConnection>()
  /** Tokens of open connections of this process. */
  const tokens = new Set<string>()

  function negotiate(name: HubName, request: FastifyRequest) {
    const { negotiateVersion } = request.query as { negotiateVersion?: unknown }
    const token = newHubToken(secret, name)
    const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }]
    return Number(negotiateVersion) >= 1
      ? {
          negotiateVersion: 1,
          connectionId: token.split('.')[0],
          connectionToken: token,
          availableTransports,
        }
      : { negotiateVersion: 0, connectionId: token, availableTransports }
  }

  function connect(name: HubName, request: FastifyRequest, reply: FastifyReply) {
    const query = new URL(request.url, 'http://hub').searchParams
    const token = query.get('id')
    if (!asksForWebSocket(request)) return reply.status(token === null ? 400 : 404).send()
    requireOwnOrigin(request.raw, { publicUrl: config.publicUrl, isHttps: request.address.isHttps })
    if (token !== null && !isHubToken(secret, name, token)) return reply.status(404).send()
    if (token !== null && tokens.has(token)) return reply.status(409).send()
    const ctx: Context = { ...request.ctx, cookies: noCookies, isSocket: true }
    const release = ctx.limits.hold(ctx, ['connection', ...hubs[name].caps])
    const { socket, head } = takeConnection(request, reply)
    socket.once('close', release)
    if (token !== null) {
      tokens.add(token)
      socket.once('close', () => tokens.delete(token))
    }
    server.handleUpgrade(request.raw, socket, head, (ws) => serve(ws, { name, ctx, query }))
    return reply
  }

  function serve(
    ws: WebSocket,
    { name, ctx, query }: { name: HubName; ctx: Context; query: URLSearchParams },
  ) {
    let feeds: AsyncIterableIterator<string>[] = []
    const stopFeeds = () => feeds.forEach((feed) => void feed.return?.())
    const connection = createHubConnection({
      send: (message) => ws.send(message),
      close: () => closeSocket(ws),
      onHandshake: () => {
        follow().catch((error: unknown) => {
          if (!(error instanceof DomainError))
            logger.error({ err: error, hub: name }, 'a hub connection failed')
          // A client that was refused must not reconnect.
          const allowReconnect = !(error instanceof DomainError) || error instanceof FellBehindError
          connection.accept()
          // The client fails to start if the close arrives together with the answer to its handshake.
          setTimeout(() => connection.end({ allowReconnect }), refusalDelayMs).unref()
        })
      },
    })
    async function follow(): Promise<void> {
      feeds = await hubs[name].open(ctx, query)
      // The client has disconnected meanwhile.
      if (ws.readyState !== ws.OPEN) return stopFeeds()
      const following = Promise.all(
        feeds.map(async (feed) => {
          for await (const message of feed) {
            if (ws.bufferedAmount > maxBufferedBytes) throw new FellBehindError()
            connection.write(message)
          }
        }),
      )
      // The feeds have begun, so a client that is connected misses nothing.
      connection.accept()
      await following
    }
    const offAccess = ctx.access.watch(ctx.viewer, (why) =>
      connection.end({ allowReconnect: why === 'changed' }),
    )
    open.add(connection)
    ws.on('message', (data) => connection.receive(String(data)))
    ws.on('error', (error) => logger.debug({ err: error }, 'a hub connection failed'))
    ws.once('close', () => {
      open.delete(connection)
      connection.stop()
      offAccess()
      stopFeeds()
    })
  }

  await app.register(async (scope) => {
    // Clients send an empty body, with any content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxMessageBytes }, async () => undefined)
    for (const name of ['user', 'monitor', 'admin'] as const) {
      scope.post(`/hub/${name}/negotiate`, async (request) => negotiate(name, request))
      scope.get(`/hub/${name}`, async (request, reply) => connect(name, request, reply))
    }
  })
  app.addHook('preClose', (done) => {
    for (const connection of open) connection.end({ allowReconnect: true })
    done()
  })
}

function closeSocket(ws: WebSocket): void {
  ws.close(1000)
  setTimeout(() => ws.terminate(), closeTimeoutMs).unref()
}
