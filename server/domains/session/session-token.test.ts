import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  hashToken,
  isUnboundToken,
  newSecretToken,
  secureSessionCookieName,
  sessionCookieName,
  sessionExpiry,
} from './session-token.ts'

const dayMs = 86_400_000

it('makes tokens of 256 random bits, of which only the hash is stored', () => {
  const [one, other] = [newSecretToken(), newSecretToken()]
  expect(one.token).not.toBe(other.token)
  expect(one.token).toMatch(/^2\.[\w-]{43}$/)
  expect(Buffer.from(one.hash)).toEqual(createHash('sha256').update(one.token).digest())
  expect(hashToken(one.token)).toEqual(one.hash)
})

it('binds new tokens to the secure name of the cookie, which no other host can set', () => {
  expect(isUnboundToken(newSecretToken().token)).toBe(false)
  expect(isUnboundToken('a.2.b')).toBe(true)
  expect(secureSessionCookieName).toBe(`__Host-${sessionCookieName}`)
  expect(sessionCookieName).toBe('halyard_session')
})

it.each([
  [0, 7],
  [20, 27],
  [23, 30],
  [28, 30],
])('a session used on day %i after the log in ends on day %i', (usedOn, endsOn) => {
  const loggedInAt = new Date('2026-01-01T00:00:00Z')
  const used = new Date(loggedInAt.getTime() + usedOn * dayMs)
  expect(sessionExpiry(used, loggedInAt)).toEqual(new Date(loggedInAt.getTime() + endsOn * dayMs))
  expect(sessionExpiry(used)).toEqual(new Date(used.getTime() + 7 * dayMs))
})
