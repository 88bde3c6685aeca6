import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const common = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'X-Frame-Options',
  'SAMEORIGIN',
  'Cross-Origin-Opener-Policy',
  'same-origin',
]
const overHttps = [...common, 'Strict-Transport-Security', 'max-age=2592000']

/** Headers of every answer, as a list of names and values in turn. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): readonly string[] {
  return isHttps ? overHttps : common
}

/** Sets the headers of every answer. */
export function setSecurityHeaders(reply: FastifyReply, address: { isHttps: boolean }): void {
  const headers = securityHeaders(address)
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
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

type PagePolicy = {
  /** Origins of scripts beside the own one: those of the configured captcha. */
  scriptOrigins?: readonly string[]
  /** Origins of the sites that may show the page in a frame, beside the own one. */
  frameOrigins?: readonly string[]
}

/** The policy of pages: scripts run only with the nonce, and only the named sites show the page in a frame. */
export function pagePolicy(
  nonce: string,
  { scriptOrigins = [], frameOrigins = [] }: PagePolicy = {},
): string {
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
    ["frame-ancestors 'self'", ...frameOrigins].join(' '),
    "form-action 'self'",
  ].join('; ')
}
