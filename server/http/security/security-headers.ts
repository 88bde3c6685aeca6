import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Headers of every answer. */
export function setSecurityHeaders(reply: FastifyReply, { isHttps }: { isHttps: boolean }): void {
  reply.header('X-Content-Type-Options', 'nosniff')
  reply.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  reply.header('X-Frame-Options', 'SAMEORIGIN')
  reply.header('Cross-Origin-Opener-Policy', 'same-origin')
  if (isHttps) reply.header('Strict-Transport-Security', 'max-age=2592000')
}

/**
 * Disables caching of answers that may depend on the viewer, unless the route sets a policy; answers that set a
 * cookie are never cached.
 */
export function setCacheControl(reply: FastifyReply): void {
  if (reply.hasHeader('set-cookie') || !reply.hasHeader('cache-control')) {
    reply.header('Cache-Control', 'no-store')
  }
}

export function newNonce(): string {
  return randomBytes(12).toString('base64')
}

/** The policy of pages: scripts run only with the nonce, and from the origins of the configured captcha. */
export function pagePolicy(nonce: string, scriptOrigins: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'strict-dynamic'", `'nonce-${nonce}'`, ...scriptOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    'font-src * data:',
    'frame-src * https:',
    "object-src 'none'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ')
}
