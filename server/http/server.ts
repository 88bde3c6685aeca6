import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { AppServices } from '../services.ts'
import type { Config } from '../config/config.ts'
import type { OperationUploads } from '../context.ts'
import { registerAssetFiles } from '../domains/asset/asset.rest.ts'
import { registerCertificates } from '../domains/certificate/certificate.rest.ts'
import { registerGameCard } from '../domains/feed/card/game-card.rest.ts'
import { createBoardAnswers, type BoardAnswers } from '../domains/scoreboard/bytes/board-answers.ts'
import { registerFavicon } from '../domains/platform/favicon.rest.ts'
import { registerSignInRoutes } from '../domains/identity/sign-in.rest.ts'
import { createPageSettings } from '../domains/platform/page-settings.ts'
import { createDocuments, type Documents } from '../graphql/operations/documents.ts'
import { createGraphQLServer } from '../graphql/yoga.ts'
import { createGraphQLSocket } from '../graphql/live/websocket.ts'
import { RateLimitedError } from '../use-case/errors.ts'
import { HttpError, sendError } from '../rest/errors.ts'
import { acceptContractBodies } from '../rest/bodies.ts'
import { nameIgnoredMembers } from '../rest/ignored-members.ts'
import { readQuery } from '../rest/query-strings.ts'
import { registerRoutes } from '../rest/routes.ts'
import { registerLaterLevel } from '../rest/later/later-level.ts'
import { admitByAddress, admitRequests, isPageRequest } from './admit-requests.ts'
import { answerReady } from './answers/ready-answers.ts'
import { collectVisitorRoutes } from './answers/visitor-routes.ts'
import { createClientAddress, type ClientAddress } from './security/client-address.ts'
import { registerEmbed } from './page/embed-page.ts'
import { routedUrl } from './compat-paths.ts'
import { createEventStreams } from './event-streams.ts'
import { closeFreshConnections } from './fresh-connections.ts'
import { handleInLine } from './handle-in-line.ts'
import { registerHubs } from './hubs/hubs.ts'
import { registerHealth } from './health/health.ts'
import { registerSeenRequest } from './health/seen-request.ts'
import { executeForm } from './operation-form.ts'
import { registerPages, type Pages } from './page/page.ts'
import { anonymousContext, createContext } from './request-context.ts'
import { refusedMethod } from './refused-method.ts'
import { answerListedPreflight, answerPreflights } from './security/cross-origin.ts'
import { hasTwoHosts } from './security/named-hosts.ts'
import { setSecurityHeaders } from './security/security-headers.ts'
import { noCookies } from './security/session-cookies.ts'
import { watchProxies } from './watch-proxies.ts'
import { refuseSlowBodies } from './slow-bodies.ts'
import { measureRequests } from './measured-requests.ts'
import { traceRequests } from './traced-requests.ts'
import { isUpgradeRemoved, routeUpgrade } from './upgrades.ts'
import { targetPath } from './security/target-path.ts'
import { requireOwnOrigin } from './security/xsrf.ts'

/** Names the build of the client in each answer of GraphQL, so that open pages notice a deployment. */
const buildHeader = 'X-Client-Build'
const bodyTimes = { bodyMs: 60_000, uploadMs: 3_600_000 }

export async function createServer(services: AppServices): Promise<FastifyInstance> {
  const { config, logger } = services
  const addressOf = createClientAddress(config)
  if (config.publicUrl === null && config.rateLimits && !config.isDevelopment) {
    logger.warn(
      'requests from this machine are not limited: set HALYARD_PUBLIC_URL if a proxy on this machine forwards requests',
    )
  }
  const app = Fastify({
    loggerInstance: logger.child(
      { part: 'http' },
      // Logs failed requests only, and never below the operator's log level.
      { level: logger.level === 'info' ? 'warn' : logger.level, serializers: { req: describeRequest } },
    ) as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: 2048,
      querystringParser: readQuery,
    },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
    rewriteUrl: (request) => routedUrl(config.compatHosts, request),
    // For a URL that the router cannot parse; no hook has run yet.
    frameworkErrors: ({ code }, request, reply) => {
      request.address = addressOf(request.raw)
      setSecurityHeaders(reply, request.address)
      const refusal =
        code === 'FST_ERR_BAD_URL'
          ? new HttpError(400, 'http.badAddress')
          : new HttpError(404, 'http.notFound')
      admitByAddress(services, request).then(
        () => sendError(refusal, request, reply, services.outage),
        (error: unknown) => sendError(error, request, reply, services.outage),
      )
    },
  })

  await app.register(fastifyCookie)
  await app.register(fastifyCompress, { encodings: ['zstd', 'br', 'gzip'], threshold: 1024 })
  await app.register(fastifyMultipart, { limits: { fileSize: config.uploadLimitBytes, files: 100 } })
  acceptContractBodies(app)
  nameIgnoredMembers(app)
  refuseSlowBodies(app, bodyTimes)
  closeFreshConnections(app)

  traceRequests(app)
  measureRequests(app)
  admitRequests(app, services, addressOf)
  watchProxies(app, services)
  const routes = collectVisitorRoutes(app)
  answerPreflights(app, config)
  handleInLine(app, services.lines)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, services.outage))

  const settings = createPageSettings(services)
  const documents = createDocuments()
  const boards = createBoardAnswers({ documents, boardBytes: services.boardBytes })
  const pages = await registerPages(app, {
    texts: settings,
    scriptOrigins: services.captcha.scriptOrigins,
    hasServiceWorker: config.serviceWorker,
    documents,
    addressOf,
  })
  registerHealth(app, services)
  registerSeenRequest(app, config)
  registerGraphQL(app, { config, pages, documents, boards })
  registerAssetFiles(app, () => services)
  registerFavicon(app, services, settings)
  registerGameCard(app)
  registerCertificates(app)
  registerSignInRoutes(app)
  await registerRoutes(app)
  if (config.compatHosts.some((host) => host.interface.kind === 'gzctf-1.8'))
    await registerLaterLevel(app, config.compatHosts)
  await registerHubs(app, services)
  if (pages) {
    // The API reference is a page of the client.
    app.get('/api/docs', pages.client)
    registerEmbed(app, pages.embed)
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (pages && isPageRequest(request)) return pages.client(request, reply)
    if (answerListedPreflight(request, reply, config)) return reply
    const refusal = refusedMethod(app, request) ?? new HttpError(404, 'http.notFound')
    return sendError(refusal, request, reply, services.outage)
  })
  registerSockets(app, services, { addressOf, documents, clientBuild: pages?.build ?? null })
  answerReady(app, { services, addressOf, boards, routes })
  return app
}

function registerGraphQL(
  app: FastifyInstance,
  options: { config: Config; pages: Pages | null; documents: Documents; boards: BoardAnswers },
) {
  const { config, pages, documents, boards } = options
  const yoga = createGraphQLServer(documents)
  const streams = createEventStreams(app)
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    config: { takesLongBodies: true },
    handler: async (request, reply) => {
      if (isUpgradeRemoved(request.raw)) {
        throw new HttpError(426, 'http.upgradeRemoved', { upgrade: 'websocket' })
      }
      if (pages && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
        return pages.explorer(request, reply.header('vary', 'Accept'))
      }
      // A GET may execute a query or open an event stream, so other sites' pages must not send one.
      if (request.method === 'GET') {
        requireOwnOrigin(request.raw, { config, isHttps: request.address.isHttps })
      }
      if (pages?.build) reply.header(buildHeader, pages.build)
      // Accepts JSON, or a form that plain HTML cannot send.
      const type = request.headers['content-type'] ?? ''
      const isForm = request.method === 'POST' && request.isMultipart()
      if (request.method === 'POST' && !isForm && !/^application\/(graphql-response\+)?json\b/i.test(type)) {
        throw new HttpError(415, 'http.unsupportedMediaType')
      }
      // Yoga prefers the raw URL, which need not be a path.
      Object.assign(request.raw, { originalUrl: request.url })
      const { ctx, headers } = request
      const execute = async (uploads?: OperationUploads) => {
        const own = uploads ? { ...ctx, uploads } : ctx
        return yoga.handleNodeRequestAndResponse(request, reply, { ctx: own })
      }
      const question =
        request.method === 'POST' ? boards.questionOf(request.body) : boards.questionAt(request.url)
      const { viewer, scoreboards, clock } = ctx
      const requester = { viewer, scoreboards, clock, ctx: () => ctx }
      const board = question && !isForm ? await boards.find(question, headers, requester) : null
      if (board) {
        reply.header('vary', 'Accept-Encoding')
        if (board.encoding !== 'identity') reply.header('content-encoding', board.encoding)
        return reply.type(board.type).send(board.body)
      }
      const response = isForm ? await executeForm(request, config.uploadLimitBytes, execute) : await execute()
      for (const [name, value] of response.headers) reply.header(name, value)
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
        // Proxies such as nginx otherwise hold the stream back.
        reply.header('x-accel-buffering', 'no')
        return reply.status(response.status).send(streams.follow(request, reply, response.body))
      }
      return reply.status(response.status).send(response.body ?? '')
    },
  })
}

type SocketOptions = {
  addressOf: (request: IncomingMessage) => ClientAddress
  documents: Documents
  clientBuild: string | null
}

function registerSockets(
  app: FastifyInstance,
  services: AppServices,
  { addressOf, documents, clientBuild }: SocketOptions,
) {
  const { config, logger } = services
  const graphql = createGraphQLSocket({
    logger,
    documents,
    clientBuild,
    createContext: (request, bearer, acceptLanguage) =>
      createContext({
        services,
        request,
        address: addressOf(request),
        requestId: randomUUID(),
        cookies: noCookies,
        bearer,
        acceptLanguage,
      }),
  })
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', (error) => logger.debug({ err: error }, 'a socket failed during its upgrade'))
    // Local bridges have no session; they prove themselves by a container's id, so the origin is not checked.
    const path = targetPath(request.url ?? '').toLowerCase()
    if (path.startsWith('/api/proxy/') || path.startsWith('/hub/'))
      return routeUpgrade(app, { request, socket, head })
    if (path !== '/graphql') return refuse(socket, '404 Not Found')
    if (hasTwoHosts(request)) return refuse(socket, '400 Bad Request')
    try {
      requireOwnOrigin(request, { config, isHttps: addressOf(request).isHttps })
    } catch {
      return refuse(socket, '403 Forbidden')
    }
    const address = addressOf(request)
    const visitor = anonymousContext({ services, request, address, requestId: randomUUID() })
    try {
      const releaseSlot = services.limits.hold(visitor, ['connection'])
      graphql.upgrade({ request, socket, head, releaseSlot })
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error
      refuse(socket, `429 Too Many Requests\r\nRetry-After: ${error.retryAfterSeconds}`)
    }
  })
  app.addHook('preClose', async () => {
    await Promise.all([graphql.dispose(), services.tunnels.dispose()])
  })
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** For the log: the URL without its query, since links in mails hold tokens there. */
function describeRequest({ method, url, ip }: FastifyRequest) {
  return { method, url: url.split('?', 1)[0], remoteAddress: ip }
}
