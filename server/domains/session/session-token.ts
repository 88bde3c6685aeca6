import { createHash, randomBytes } from 'node:crypto'

export const sessionCookieName = 'halyard_session'
/** Days that a session lives after its last use. */
const sessionDays = 7

/** 256 random bits; only their hash is stored. */
export function newSecretToken(): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest())
}

export function sessionExpiry(from: Date): Date {
  return new Date(from.getTime() + sessionDays * 86_400_000)
}
