import { createHash, randomBytes } from 'node:crypto'

export const sessionCookieName = 'halyard_session'
/** Days after the last use, and days after the login, at which a session expires. */
const idleDays = 7
const longestDays = 30
const dayMs = 86_400_000
/** The name over HTTPS; browsers accept it from no other host (RFC 6265bis, section 4.1.3.2). */
export const secureSessionCookieName = `__Host-${sessionCookieName}`
/** Prefix of the tokens that are accepted over HTTPS under the secure name only. */
const boundPrefix = '2.'

/**
 * Whether a token is accepted under the plain name over HTTPS: only one issued before the secure name was
 * introduced, since another host of the domain can set the plain one.
 */
export function isUnboundToken(token: string): boolean {
  return !token.startsWith(boundPrefix)
}

/** 256 random bits; only their hash is stored. */
export function newSecretToken(): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = boundPrefix + randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest())
}

export function sessionExpiry(from: Date, loggedInAt = from): Date {
  return new Date(Math.min(from.getTime() + idleDays * dayMs, loggedInAt.getTime() + longestDays * dayMs))
}
