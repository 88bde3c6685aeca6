import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config/config.ts'
import { ForbiddenError } from '../../use-case/errors.ts'
import { compatInterface } from '../compat-host.ts'

export const xsrfCookieName = 'XSRF-TOKEN'

/** The token readable by scripts: an HMAC of the session's id, so it needs no storage. */
export function xsrfToken(secret: string, sessionId: string): string {
  return createHmac('sha256', secret).update(`xsrf:${sessionId}`).digest('base64url')
}

/** Programs send neither header; browsers send at least one with all requests that change something. */
export function isBrowserRequest({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}

type OriginOptions = { config: Pick<Config, 'publicUrl' | 'compatHosts' | 'corsOrigins'>; isHttps: boolean }

/**
 * Whether a request comes from a page of the platform, or from a program, which sends neither header. The own origin is
 * that of the public URL, and at a host of `HALYARD_COMPAT_HOSTS` that of the host.
 */
export function isOwnOrigin(request: IncomingMessage, { config, isHttps }: OriginOptions): boolean {
  if (!isBrowserRequest(request)) return true
  const { origin, 'sec-fetch-site': site } = request.headers
  // Only browsers send this header, and pages cannot forge it.
  if (site === 'same-origin') return true
  const { publicUrl, compatHosts } = config
  const own =
    publicUrl && !compatInterface(compatHosts, request)
      ? new URL(publicUrl).origin
      : `${isHttps ? 'https' : 'http'}://${request.headers.host}`
  return origin === own
}

/**
 * The origin of a page elsewhere that `HALYARD_CORS_ORIGINS` lists; null for all other requests. Its cookies never
 * count, so it is safe without a proof that the page is the platform's.
 */
export function listedOrigin(request: IncomingMessage, options: OriginOptions): string | null {
  const { origin } = request.headers
  if (origin === undefined || !options.config.corsOrigins.includes(origin)) return null
  return isOwnOrigin(request, options) ? null : origin
}

/**
 * Rejects unsafe requests of browsers from other origins that are not listed. Programs send neither `Origin` nor
 * `Sec-Fetch-Site` and pass.
 * @throws ForbiddenError
 */
export function requireOwnOrigin(request: IncomingMessage, options: OriginOptions): void {
  if (isOwnOrigin(request, options) || listedOrigin(request, options) !== null) return
  throw new ForbiddenError('auth.crossOrigin')
}

/** Requires a given token to match the session's. @throws ForbiddenError */
export function requireMatchingToken(sent: string | undefined, expected: string | null): void {
  if (sent === undefined || expected === null) return
  const a = Buffer.from(sent)
  const b = Buffer.from(expected)
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw new ForbiddenError('auth.xsrfMismatch')
}
