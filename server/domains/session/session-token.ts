import { createHash, randomBytes } from 'node:crypto'

export const sessionCookieName = 'halyard_session'
/** Days that a session lives after its last use, and days after the log in that it ends in any case. */
const idleDays = 7
const longestDays = 30
const dayMs = 86_400_000

/** 256 random bits; only their hash is stored. */
export function newSecretToken(): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest())
}

export function sessionExpiry(from: Date, loggedInAt = from): Date {
  return new Date(Math.min(from.getTime() + idleDays * dayMs, loggedInAt.getTime() + longestDays * dayMs))
}
