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
import { isBrowserRequest, xsrfCookieName, xsrfToken } from './xsrf.ts'

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
  // A browser over plain HTTP sends neither header with a GET, so it gets the cookie with no answer to a GET.
  const isProgram = !isBrowserRequest(request.raw) && (request.method !== 'GET' || compatible in sent)
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
      if (compatible in sent) reply.clearCookie(compatible, options)
      reply.clearCookie(xsrfCookieName, options)
    },
  }
}

/** The cookie that programs for the API level 1.2.6 expect and send. */
export function compatibleCookieName({ compatPrefix }: Pick<AppServices['config'], 'compatPrefix'>): string {
  return `${compatPrefix}_Token`
}

/** The token of the session cookie. `isOld`: the cookie has the name that was used over HTTPS before. */
export function readSessionToken(
  sent: Readonly<Record<string, string | undefined>>,
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
