import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { seal, unseal } from '../../runtime/seal.ts'
import { SignInProblem } from './sign-in-problem.ts'

/** Time for a user to sign in at the provider. */
const attemptMinutes = 10
/** A browser keeps the cookies of this many attempts, one for each tab. */
export const mostAttempts = 4

const attempt = z.object({
  providerId: z.number(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The callback address that the provider knows. */
  redirectUri: z.string(),
  returnPath: z.string(),
  /** The session that the identity is linked to; null to sign in. */
  linkTo: z.string().nullable(),
  expiresAt: z.number(),
})

/** A sign-in that has been started in one browser. Its cookie holds it, encrypted. */
export type Attempt = z.output<typeof attempt>
export type AttemptCookie = { name: string; value: string; maxAgeSeconds: number }

export function attemptEnd(now: Date): number {
  return now.getTime() + attemptMinutes * 60_000
}

/** The name contains the state, so that attempts in several tabs do not disturb each other. */
export function attemptCookieName(state: string, { isHttps }: { isHttps: boolean }): string {
  return `${attemptCookiePrefix(isHttps)}${state.slice(0, 8).replace(/[^\w-]/g, '_')}`
}

/** Over HTTPS browsers accept the name from no other host (RFC 6265bis, section 4.1.3.2). */
export function attemptCookiePrefix(isHttps: boolean): string {
  return isHttps ? '__Host-halyard_sign_in_' : 'halyard_sign_in_'
}

export function attemptCookie(secret: string, value: Attempt, address: { isHttps: boolean }): AttemptCookie {
  return {
    name: attemptCookieName(value.state, address),
    value: seal(secret, 'sign-in', JSON.stringify(value)),
    maxAgeSeconds: attemptMinutes * 60,
  }
}

/** The attempt of this browser with that state; null if there is none or it has expired. */
export function readAttempt(
  secret: string,
  cookie: string | undefined,
  { state, now }: { state: string; now: Date },
): Attempt | null {
  const text = cookie === undefined ? null : unseal(secret, 'sign-in', cookie)
  if (text === null) return null
  const value = attempt.parse(JSON.parse(text))
  return value.state === state && value.expiresAt > now.getTime() ? value : null
}

/** Ends an attempt: only the first of several callbacks does so. @throws SignInProblem */
export async function endAttempt(db: Database, { state, expiresAt }: Attempt): Promise<void> {
  const { count } = await db.usedSignIn.createMany({
    data: { state, expiresAt: new Date(expiresAt) },
    skipDuplicates: true,
  })
  if (count === 0) throw new SignInProblem('expired')
}

const ticket = z.object({ providerId: z.number(), sessionId: z.string(), expiresAt: z.number() })

/** Permits one session to start linking, so that another site cannot start it with a link. */
export function linkTicket(secret: string, value: z.output<typeof ticket>): string {
  return seal(secret, 'link-identity', JSON.stringify(value))
}

export function readLinkTicket(secret: string, sealed: string): z.output<typeof ticket> | null {
  const text = unseal(secret, 'link-identity', sealed)
  return text === null ? null : ticket.parse(JSON.parse(text))
}
