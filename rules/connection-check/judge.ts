import type { Finding, Seen } from './findings.ts'

/** An address that no visitor has (RFC 5737), for X-Forwarded-For of the first request. */
export const forgedAddress = '203.0.113.77'
/** Longer than the platform is ever silent. */
export const idleSeconds = 30
/** The platform sends the first event at once. */
export const firstEventMs = 5000
const mebibyte = 1024 ** 2

/** Null for an answer that is not that of a platform. */
export function readSeen(status: number, body: string): Seen | null {
  if (status !== 200) return null
  try {
    const seen = JSON.parse(body) as Partial<Seen> | null
    return typeof seen?.address === 'string' && typeof seen.origin === 'string' ? (seen as Seen) : null
  } catch {
    return null
  }
}

/** Whether something in front of the platform answers: the platform speaks no TLS and does not name itself. */
export function hasProxy(origin: string, { server, via }: { server: unknown; via: unknown }): boolean {
  return origin.startsWith('https:') || Boolean(server) || Boolean(via)
}

export function judgeReadiness(status: number): Finding {
  return status === 200
    ? { check: 'readiness', outcome: 'ready', values: {}, fault: null }
    : { check: 'readiness', outcome: 'unready', values: { status }, fault: 'unready' }
}

export function judgeAddress({ address, forwardedFor }: Seen): Finding {
  const check = 'address'
  // Behind the address of a visitor in a trusted network, the forged one is read too.
  if (address === forgedAddress && forwardedFor === 1) {
    return { check, outcome: 'addressForged', values: {}, fault: 'forged' }
  }
  return forwardedFor > 0
    ? { check, outcome: 'addressSeen', values: { address }, fault: null }
    : { check, outcome: 'addressShared', values: { address }, fault: 'address' }
}

export function judgeOrigin(seen: Seen, used: string): Finding {
  const values = { origin: seen.origin }
  return seen.origin === used
    ? { check: 'origin', outcome: 'originSame', values, fault: null }
    : { check: 'origin', outcome: 'originOther', values, fault: 'origin' }
}

export function judgeCookies({ arrives, returns }: { arrives: boolean; returns: boolean }): Finding {
  const check = 'cookies'
  if (!arrives) return { check, outcome: 'cookiesMissing', values: {}, fault: 'cookie' }
  return returns
    ? { check, outcome: 'cookiesReturn', values: {}, fault: null }
    : { check, outcome: 'cookiesLost', values: {}, fault: 'cookie' }
}

export function judgeCompression(encoding: string | null | undefined): Finding {
  return encoding
    ? { check: 'compression', outcome: 'compressed', values: { encoding }, fault: null }
    : { check: 'compression', outcome: 'uncompressed', values: {}, fault: 'compression' }
}

export function judgeUploads({ uploadLimit }: Seen, passes: boolean): Finding {
  const values = { size: Math.floor(uploadLimit / mebibyte) }
  return passes
    ? { check: 'uploads', outcome: 'uploadsPass', values, fault: null }
    : { check: 'uploads', outcome: 'uploadsRefused', values, fault: 'upload' }
}

export function judgeEvents(arrive: boolean): Finding {
  return arrive
    ? { check: 'events', outcome: 'eventsArrive', values: {}, fault: null }
    : { check: 'events', outcome: 'eventsHeld', values: {}, fault: 'stream' }
}

/** `why` is null if the socket opened. */
export function judgeSockets(why: string | null): Finding {
  return why === null
    ? { check: 'sockets', outcome: 'socketsPass', values: {}, fault: null }
    : { check: 'sockets', outcome: 'socketsFail', values: { why }, fault: 'socket' }
}

/** `cutAfter` is null if the silent connection lived for all the seconds. */
export function judgeIdle(cutAfter: number | null, seconds: number): Finding {
  return cutAfter === null
    ? { check: 'idle', outcome: 'idleLives', values: { seconds }, fault: null }
    : { check: 'idle', outcome: 'idleCut', values: { seconds: cutAfter }, fault: 'idle' }
}
