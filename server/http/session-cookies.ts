import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '../app.ts'
import type { SessionCookies } from '../context.ts'
import { sessionCookieName, sessionExpiry } from '../domains/session/session-token.ts'
import { xsrfCookieName, xsrfToken } from './xsrf.ts'

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
  const options = { path: '/', sameSite: 'lax', secure: request.address.isHttps } as const
  return {
    set(token, expires) {
      reply.setCookie(sessionCookieName, token, { ...options, httpOnly: true, expires })
    },
    setXsrf(sessionId, expires) {
      reply.setCookie(xsrfCookieName, xsrfToken(services.secret, sessionId), { ...options, expires })
    },
    clear() {
      reply.clearCookie(sessionCookieName, options)
      reply.clearCookie(xsrfCookieName, options)
    },
  }
}

/** A session whose browser lost the readable token gets it again. */
export function offerXsrfToken(services: AppServices, request: FastifyRequest): void {
  const sessionId = request.ctx.viewer?.sessionId
  if (!sessionId) return
  const sent = parseCookie(request.headers.cookie ?? '')[xsrfCookieName]
  if (sent !== xsrfToken(services.secret, sessionId))
    request.ctx.cookies.setXsrf(sessionId, sessionExpiry(new Date()))
}
