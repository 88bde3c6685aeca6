import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '../services.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../rest/errors.ts'
import type { ClientAddress } from './security/client-address.ts'
import { isCharged } from './charged-requests.ts'
import { anonymousContext, createContext } from './request-context.ts'
import { setCacheControl, setSecurityHeaders } from './security/security-headers.ts'
import { hasTwoHosts } from './security/named-hosts.ts'
import { openToOrigins, varyByOrigin } from './security/cross-origin.ts'
import { cookiesOf, noCookies, renewXsrfToken } from './security/session-cookies.ts'
import { targetPath } from './security/target-path.ts'
import { listedOrigin, requireMatchingToken, requireOwnOrigin, xsrfToken } from './security/xsrf.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context
    address: ClientAddress
    /** Whether `ctx.viewer` is read. It is not while the database is unavailable. */
    isViewerRead: boolean
  }
  interface FastifyContextConfig {
    /**
     * Routes with fewer checks. A `file` is the same for everybody and is not limited. The others are charged to the
     * global limit: a `probe` and a `public` are charged by address, without authentication, and a `page` by user if
     * the session can be read.
     */
    admission?: 'file' | 'probe' | 'public' | 'page'
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const notPages = /^\/(api|graphql|assets|static|hub|compat)(\/|$)/i

/**
 * Hooks of every request: address, context, global limit, origin. They depend on the matched route and not on the
 * text of the URL, so that every handler has a context and every spelling of a URL is limited.
 */
export function admitRequests(
  app: FastifyInstance,
  services: AppServices,
  addressOf: (request: FastifyRequest['raw']) => ClientAddress,
): void {
  app.decorateRequest('ctx', null as unknown as Context)
  app.decorateRequest('address', null as unknown as ClientAddress)
  app.decorateRequest('isViewerRead', false)
  app.addHook('onRequest', async (request, reply) => {
    request.address = addressOf(request.raw)
    setSecurityHeaders(reply, request.address)
    openToOrigins(request, reply, services.config)
    reply.header('X-Request-Id', request.id)
    const admission = admissionOf(request)
    const isRefused = hasTwoHosts(request.raw)
    if (admission === 'file' && !isRefused) return
    if (isRefused || !isHost(request.headers.host)) {
      await admitByAddress(services, request)
      throw new HttpError(400, 'http.badHost')
    }
    if (admission === 'probe' || admission === 'public') return admitByAddress(services, request)
    if (admission === 'page') return admitPage(services, request, reply)
    await admit(services, request, reply)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (admissionOf(request) !== 'file') setCacheControl(reply)
    varyByOrigin(request, reply, services.config)
    done(null, payload)
  })
}

/** Whether an unknown URL is answered with the client's page. */
export function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !notPages.test(targetPath(url))
}

/** Charges the global limit to the address, without loading a session. @throws RateLimitedError */
export async function admitByAddress(services: AppServices, request: FastifyRequest): Promise<void> {
  request.ctx = anonymousContext({
    services,
    request: request.raw,
    address: request.address,
    requestId: request.id,
  })
  await chargeGlobal(request)
}

/** Charges each request once. @throws RateLimitedError */
async function chargeGlobal({ raw, ctx }: FastifyRequest): Promise<void> {
  if (!isCharged(raw)) await ctx.limits.charge(ctx, 'global')
}

function admissionOf(request: FastifyRequest) {
  if (request.is404) return isPageRequest(request) ? 'page' : undefined
  return request.routeOptions.config?.admission
}

/** URLs built from an invalid host would throw. A client of HTTP/1.0 may send none. */
function isHost(host: string | undefined): boolean {
  return host === undefined || host === '' || URL.canParse(`http://${host}`)
}

async function admitPage(services: AppServices, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    request.ctx = await contextOf(services, request, reply)
    request.isViewerRead = true
  } catch {
    // A page is served even while the database is unavailable.
    return admitByAddress(services, request)
  }
  await request.ctx.limits.charge(request.ctx, 'global')
}

async function admit(services: AppServices, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  try {
    request.ctx = await contextOf(services, request, reply)
  } catch (error) {
    // A caller with an invalid token is limited by address.
    await admitByAddress(services, request)
    throw error
  }
  const { ctx } = request
  reply.header('Content-Language', ctx.locale)
  renewXsrfToken(services, request)
  await chargeGlobal(request)
  if (safeMethods.has(request.method) || isProxyRoute(request)) return
  requireOwnOrigin(request.raw, originOptions(services, request))
  const expected = ctx.viewer?.sessionId ? xsrfToken(services.secret, ctx.viewer.sessionId) : null
  const sent = request.headers['x-xsrf-token']
  requireMatchingToken(Array.isArray(sent) ? sent[0] : sent, expected)
}

function originOptions({ config }: AppServices, { address }: FastifyRequest) {
  return { config, isHttps: address.isHttps }
}

function contextOf(services: AppServices, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const isListed = listedOrigin(request.raw, originOptions(services, request)) !== null
  return createContext({
    services,
    request: request.raw,
    address: request.address,
    requestId: request.id,
    cookies: isListed ? noCookies : cookiesOf(services, request, reply),
  })
}

/** Local bridges have no session and may send any origin: the container's id is the secret. */
function isProxyRoute(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/proxy/') ?? false
}
