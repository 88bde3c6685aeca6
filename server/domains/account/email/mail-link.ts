import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { readSettings } from '../../platform/settings.ts'
import { normalize } from '../normalize.ts'

export type LinkPurpose = 'verify' | 'reset' | 'confirm'

const hourMs = 3_600_000
/** Longest time that the row of a link is kept, however often its mail is retried. */
export const longestWaitMs = 24 * hourMs

/** The lifetime of a link whose mail goes out now. */
export async function linkLifetime({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const { linkLifetimeHours: hours } = (await readSettings({ db })).mailPolicy
  return { hours, expiresAt: new Date(clock.now().getTime() + hours * hourMs) }
}

type Link = { secret: string; purpose: LinkPurpose; id: string; email: string }

/** Opaque base64 text: the row's id and a signature that only this platform can make. */
function rawToken({ secret, purpose, id, email }: Link): string {
  const seal = createHmac('sha256', secret)
    .update(`mail:${purpose}:${id}:${normalize(email)}`)
    .digest()
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), seal]).toString('base64')
}

/** Path and query of a link (contract: conventions, section 14). */
export function linkPath(link: Link): string {
  return `/account/${link.purpose}?token=${toBase64(rawToken(link))}&email=${toBase64(link.email)}`
}

/** The row id in a link's token; null when this platform did not sign the token. */
export function readToken(token: string, link: Omit<Link, 'id'>): string | null {
  const raw = fromBase64(token)
  const hex = Buffer.from(raw, 'base64').subarray(0, 16).toString('hex')
  if (hex.length !== 32) return null
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const expected = Buffer.from(rawToken({ ...link, id }))
  const given = Buffer.from(raw)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** The address in a link; an empty text, which no user has, when the part is not base64 of a text. */
export function readAddress(part: string): string {
  return fromBase64(part)
}

function toBase64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64')
}

function fromBase64(part: string): string {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(part) || part.length % 4 !== 0) return ''
  const text = Buffer.from(part, 'base64').toString('utf8')
  // PostgreSQL cannot store NUL in a text, so no row can match.
  return text.includes('\0') ? '' : text
}
