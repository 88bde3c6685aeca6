import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import type { AppServices } from '../../services.ts'
import type { Context } from '../../context.ts'
import { openHubs } from '../../meters/meters.ts'
import type { HubAnswer, HubRequest } from '../../events/hub-events.ts'
import { noCookies } from '../security/session-cookies.ts'
import { requireOwnOrigin } from '../security/xsrf.ts'
import { asksForWebSocket, takeConnection } from '../upgrades.ts'
import { createHubClaims } from './hub-claims.ts'
import type { HubConnection } from './hub-connection.ts'
import { hubs, type HubName } from './hub-feeds.ts'
import { createHubRequests } from './hub-requests.ts'
import { newHubToken, readHubToken } from './hub-token.ts'
import {
  eventStreamTransport,
  pollTransport,
  webSocketTransport,
  type HubTransport,
} from './hub-transports.ts'
import { serveHub } from './serve-hub.ts'

const maxMessageBytes = 32 * 1024
const availableTransports = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
]

/** A request of a client for the hub `name`; `token` is the one that `negotiate` gave it. */
type Call = { name: HubName; request: FastifyRequest; reply: FastifyReply; query: URLSearchParams }
type TokenCall = Call & { token: string }

/** The SignalR hubs of API level 1.2.6, for existing clients, over all transports of that protocol. */
export async function registerHubs(app: FastifyInstance, services: AppServices): Promise<void> {
  const { secret, config, logger } = services
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  const open = new Set<HubConnection>()
  let isStopping = false
  const claim = createHubClaims(services)
  const requests = createHubRequests(services)

  function negotiate(name: HubName, request: FastifyRequest) {
    const { negotiateVersion } = request.query as { negotiateVersion?: unknown }
    const token = newHubToken(secret, name)
    return Number(negotiateVersion) >= 1
      ? {
          negotiateVersion: 1,
          connectionId: token.split('.')[0],
          connectionToken: token,
          availableTransports,
        }
      : { negotiateVersion: 0, connectionId: token, availableTransports }
  }

  function serve({ name, query }: Call, ctx: Context, transport: HubTransport): HubConnection {
    const connection = serveHub({ name, ctx, query, transport })
    open.add(connection)
    openHubs.inc()
    transport.onClosed(() => {
      if (open.delete(connection)) openHubs.dec()
    })
    // The process began to stop after it had received the request.
    if (isStopping) connection.end({ allowReconnect: true })
    return connection
  }

  function holdSlots({ name, request }: Call): { ctx: Context; release: () => void } {
    const ctx: Context = { ...request.ctx, cookies: noCookies, isSocket: true }
    return { ctx, release: ctx.limits.hold(ctx, ['connection', ...hubs[name].caps]) }
  }

  /** A client that negotiates nothing has no token. */
  async function openSocket(call: Call, token: string | null) {
    const { name, request, reply } = call
    requireOwnOrigin(request.raw, { config, isHttps: request.address.isHttps })
    if (token !== null && readHubToken(secret, name, token) !== 'fresh') return reply.status(404).send()
    if (token !== null && !(await claim(token))) return reply.status(409).send()
    const { ctx, release } = holdSlots(call)
    const { socket, head } = takeConnection(request, reply)
    socket.once('close', release)
    sockets.handleUpgrade(request.raw, socket, head, (ws) => {
      const connection = serve(call, ctx, webSocketTransport(ws))
      ws.on('message', (data) => connection.receive(String(data)))
      ws.on('error', (error) => logger.debug({ err: error }, 'a hub connection failed'))
    })
    return reply
  }

  async function openStream(call: TokenCall) {
    const { name, token, reply } = call
    if (readHubToken(secret, name, token) !== 'fresh') return reply.status(404).send()
    if (!(await claim(token))) return reply.status(409).send()
    const { ctx, release } = holdSlots(call)
    const { transport, body } = eventStreamTransport()
    reach(call, { connection: serve(call, ctx, transport), poll: null })
    transport.onClosed(() => {
      requests.remove(token)
      release()
    })
    return reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-cache, no-store')
      .header('x-accel-buffering', 'no')
      .send(body)
  }

  /** The first poll opens the connection and is answered at once. */
  async function poll(call: TokenCall) {
    const { name, token, reply } = call
    const state = readHubToken(secret, name, token)
    if (state === 'fresh' && !requests.has(token) && (await claim(token))) {
      const { ctx, release } = holdSlots(call)
      const { transport, take } = pollTransport(() => requests.remove(token))
      transport.onClosed(release)
      reach(call, { connection: serve(call, ctx, transport), poll: take })
      return answer(reply, { status: 200, text: '' })
    }
    return forward(call, { kind: 'poll' })
  }

  /** Makes a connection available to the requests of its client. */
  function reach(
    { token, request }: TokenCall,
    {
      connection,
      poll: take,
    }: {
      connection: HubConnection
      poll: ((signal: AbortSignal) => Promise<HubAnswer>) | null
    },
  ) {
    requests.add(token, {
      userId: request.ctx.viewer?.id ?? null,
      handle(asked, signal) {
        if (asked.kind === 'poll') return take ? take(signal) : { status: 204, text: '' }
        if (asked.kind === 'send') connection.receive(asked.text)
        else connection.end({ allowReconnect: false })
        return { status: asked.kind === 'send' ? 200 : 202, text: '' }
      },
    })
  }

  async function forward({ name, token, request, reply }: TokenCall, asked: HubRequest) {
    if (readHubToken(secret, name, token) === null) return reply.status(404).send()
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    const userId = request.ctx.viewer?.id ?? null
    const given = await requests.ask({ token, userId, request: asked }, leaving.signal)
    return given ? answer(reply, given) : reply.status(404).send()
  }

  function connect(call: Call) {
    const { request, reply, query } = call
    const token = query.get('id')
    if (asksForWebSocket(request)) return openSocket(call, token)
    if (token === null) return reply.status(400).send()
    const isStream = request.headers.accept?.includes('text/event-stream')
    return isStream ? openStream({ ...call, token }) : poll({ ...call, token })
  }

  await app.register(async (scope) => {
    // Clients send text, with any content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxMessageBytes },
      async (_request: FastifyRequest, body: string) => body,
    )
    for (const name of ['user', 'monitor', 'admin'] as const) {
      const path = `/hub/${name}`
      scope.post(`${path}/negotiate`, async (request) => negotiate(name, request))
      const handled =
        (handle: (call: Call) => unknown) => async (request: FastifyRequest, reply: FastifyReply) =>
          handle({ name, request, reply, query: new URL(request.url, 'http://hub').searchParams })
      const named = (handle: (call: TokenCall) => unknown) =>
        handled((call) => {
          const token = call.query.get('id')
          return token === null ? call.reply.status(400).send() : handle({ ...call, token })
        })
      scope.get(path, handled(connect))
      scope.post(path, named((call) => forward(call, { kind: 'send', text: String(call.request.body ?? '') }))) // oxfmt-ignore
      scope.delete(
        path,
        named((call) => forward(call, { kind: 'end' })),
      )
    }
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    for (const connection of open) connection.end({ allowReconnect: true })
    done()
  })
  app.addHook('onClose', async () => requests.dispose())
}

function answer(reply: FastifyReply, { status, text }: HubAnswer) {
  return reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
