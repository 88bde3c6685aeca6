import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '../../services.ts'
import type { SessionCookies } from '../../context.ts'
import {
  isUnboundToken,
  secureSessionCookieName,
  sessionCookieName,
  sessionExpiry,
} from '../../domains/session/session-token.ts'
import { targetPath } from './target-path.ts'
import { isBrowserRequest, isOwnOrigin, xsrfCookieName, xsrfToken } from './xsrf.ts'

export const noCookies: SessionCookies = {
  set: () => undefined,
  setXsrf: () => undefined,
  clear: () => undefined,
}

export function cookiesOf(
  services: AppServices,
  request: FastifyRequest,
  reply: FastifyReply,
): SessionCookies {
  const { isHttps } = request.address
  const options = { path: '/', sameSite: 'lax', secure: isHttps } as const
  const name = isHttps ? secureSessionCookieName : sessionCookieName
  const sent = parseCookie(request.headers.cookie ?? '')
  const hasPlain = sessionCookieName in sent
  const compatible = compatibleCookieName(services.config)
  const sentNames = compatibleNamesIn(sent, services.config)
  // A browser over plain HTTP sends neither header with a GET, so it gets the cookie with no answer to a GET.
  const isProgram =
    isForPrograms(request.raw, { config: services.config, isHttps }) &&
    (request.method !== 'GET' || sentNames.length > 0)
  return {
    set(token, expires) {
      reply.setCookie(name, token, { ...options, httpOnly: true, expires })
      if (isHttps && hasPlain) reply.clearCookie(sessionCookieName, options)
      if (isProgram) reply.setCookie(compatible, token, { ...options, httpOnly: true, expires })
    },
    setXsrf(sessionId, expires) {
      reply.setCookie(xsrfCookieName, xsrfToken(services.secret, sessionId), { ...options, expires })
    },
    clear() {
      if (isHttps) reply.clearCookie(secureSessionCookieName, options)
      if (!isHttps || hasPlain) reply.clearCookie(sessionCookieName, options)
      for (const given of sentNames) reply.clearCookie(given, options)
      reply.clearCookie(xsrfCookieName, options)
    },
  }
}

type OriginOptions = { config: AppServices['config']; isHttps: boolean }
type Sent = Readonly<Record<string, string | undefined>>

/** The cookie that programs for the API level 1.2.6 expect and send. */
function compatibleCookieName({ compatPrefix }: Pick<AppServices['config'], 'compatPrefix'>): string {
  return `${compatPrefix}_Token`
}

/** That level compares names of cookies without case. */
function compatibleNamesIn(sent: Sent, config: Pick<AppServices['config'], 'compatPrefix'>): string[] {
  const wanted = compatibleCookieName(config).toLowerCase()
  return Object.keys(sent).filter((name) => name.toLowerCase() === wanted)
}

/**
 * Whether the cookie of that level counts and is set. Another host of the domain can put its own value under this name
 * into a browser, so pages of the platform must not use it: they call GraphQL, and open addresses of REST only to read
 * and to sign in with a provider. Programs with the headers of a browser call REST and the hubs, from the platform's
 * origin as every unsafe request.
 */
function isForPrograms(request: IncomingMessage, origin: OriginOptions): boolean {
  if (!isBrowserRequest(request)) return true
  if (request.headers['sec-fetch-mode'] === 'navigate') return false
  return /^\/(api|hub)\//i.test(targetPath(request.url ?? '')) && isOwnOrigin(request, origin)
}

/** The token of the cookie of level 1.2.6, where it counts. */
export function readCompatibleToken(
  sent: Sent,
  request: IncomingMessage,
  origin: OriginOptions,
): string | null {
  const [name] = compatibleNamesIn(sent, origin.config)
  return name !== undefined && isForPrograms(request, origin) ? (sent[name] ?? null) : null
}

/** The token of the session cookie. `isOld`: the cookie has the name that was used over HTTPS before. */
export function readSessionToken(
  sent: Sent,
  { isHttps }: { isHttps: boolean },
): { token: string; isOld: boolean } | null {
  const plain = sent[sessionCookieName]
  if (!isHttps) return plain ? { token: plain, isOld: false } : null
  const secure = sent[secureSessionCookieName]
  if (secure) return { token: secure, isOld: false }
  return plain && isUnboundToken(plain) ? { token: plain, isOld: true } : null
}

/** Sends the XSRF token again if the browser of the session does not have it. */
export function renewXsrfToken(services: AppServices, request: FastifyRequest): void {
  const sessionId = request.ctx.viewer?.sessionId
  if (!sessionId) return
  const sent = parseCookie(request.headers.cookie ?? '')[xsrfCookieName]
  if (sent !== xsrfToken(services.secret, sessionId))
    request.ctx.cookies.setXsrf(sessionId, sessionExpiry(new Date()))
}
