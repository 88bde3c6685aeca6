import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify'
import type { Config } from '../../config/config.ts'
import { refusedMethod } from '../refused-method.ts'
import { HttpError } from '../../rest/errors.ts'
import { listedOrigin } from './xsrf.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Pages of all origins may read the answer that a visitor gets. A route joins these public reads in one of three
     * ways: a documented GET route with `access: 'anyone'`, a route with `admission: 'public'`, or this member.
     */
    isPublicRead?: true
  }
}

const maxAgeSeconds = 7200
/** Scripts of other origins may read every header of the answers that they get, since no credentials are sent. */
const exposed = '*'

/** Headers of every public read, as a list of names and values in turn. They are equal for all origins. */
export const publicReadHeaders: readonly string[] = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  exposed,
]

function isPublicRead(config: FastifyContextConfig | undefined): boolean {
  return (
    config?.isPublicRead === true || config?.admission === 'public' || config?.operation?.access === 'anyone'
  )
}

/**
 * Answers of public reads are open to pages of all origins, without credentials. All others are open to the origins of
 * `HALYARD_CORS_ORIGINS`, which authenticate with an API token. No origin may send cookies.
 */
export function openToOrigins(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && isPublicRead(request.routeOptions.config)) {
    for (let at = 0; at < publicReadHeaders.length; at += 2)
      reply.header(publicReadHeaders[at] ?? '', publicReadHeaders[at + 1])
    return
  }
  const origin = listedOrigin(request.raw, { config, isHttps: request.address.isHttps })
  if (origin === null) return
  reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', exposed)
}

/** Tells caches that an answer depends on the origin. Call when all other headers are set. */
export function varyByOrigin(request: FastifyRequest, reply: FastifyReply, { corsOrigins }: Config): void {
  if (corsOrigins.length === 0 || reply.getHeader('access-control-allow-origin') === '*') return
  const vary = reply.getHeader('vary')
  reply.header('Vary', vary ? `${String(vary)}, Origin` : 'Origin')
}

/** Answers preflights of public reads: a GET with further headers, such as `If-None-Match`. Call before all routes. */
export function answerPreflights(app: FastifyInstance, config: Config): void {
  app.addHook(
    'onRoute',
    function addPreflight({ method, routePath, config: route }: RouteOptions & { routePath: string }) {
      if (method !== 'GET' || !isPublicRead(route)) return
      const ignoresCredentials = route?.admission === 'public'
      this.options(routePath, { config: { admission: 'public' } }, async (request, reply) => {
        if (!isPreflight(request)) throw refusedMethod(app, request) ?? new HttpError(404, 'http.notFound')
        if (answerListedPreflight(request, reply, config)) return reply
        return answer(reply, {
          origin: '*',
          methods: 'GET, HEAD',
          headers: ignoresCredentials ? '*, Authorization' : '*',
        })
      })
    },
  )
}

/** Answers a preflight of an origin of `HALYARD_CORS_ORIGINS`; false for all other requests. */
export function answerListedPreflight(request: FastifyRequest, reply: FastifyReply, config: Config): boolean {
  if (!isPreflight(request)) return false
  const origin = listedOrigin(request.raw, { config, isHttps: request.address.isHttps })
  if (origin === null) return false
  answer(reply, { origin, methods: 'GET, HEAD, POST, PUT, DELETE', headers: '*, Authorization' })
  return true
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  )
}

/** `*` in `headers` stands for all names but `Authorization`, since no credentials are sent. */
function answer(reply: FastifyReply, allowed: { origin: string; methods: string; headers: string }) {
  return reply
    .status(204)
    .header('Access-Control-Allow-Origin', allowed.origin)
    .header('Access-Control-Allow-Methods', allowed.methods)
    .header('Access-Control-Allow-Headers', allowed.headers)
    .header('Access-Control-Max-Age', maxAgeSeconds)
    .send()
}
