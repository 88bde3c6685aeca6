import type pg from 'pg'
import type { Logger } from '../logger.ts'

const quietMs = 30_000
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/
/** SQLSTATE: connection failures, no room for one more, shutting down or starting up. */
const serverCodes = /^(08.{3}|53\d{3}|57P0[1-5])$/
const prismaCodes = /^(P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/
const adapterKinds = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

type Fault = {
  code?: string
  syscall?: string
  kind?: string
  message?: string
  cause?: unknown
  errors?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** Whether a call failed because the database is out of reach, not because of what was asked of it. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code = '', syscall, kind = '', message = '', cause, errors, meta } = error as Fault
  // A caller who hangs up is also a reset connection, but one without a system call.
  if (syscall !== undefined && (networkCodes.test(code) || (code === 'ENOENT' && syscall === 'connect')))
    return true
  if (serverCodes.test(code) || prismaCodes.test(code) || adapterKinds.test(kind)) return true
  if (driverMessages.test(message)) return true
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return inner.some((item) => isDatabaseAway(item, depth + 1))
}

/** What the operator reads of an outage: its begin, a line now and then, its end. Never a line a request. */
export type DatabaseOutage = { notice(error: unknown): void }

export function createDatabaseOutage(
  { pool, logger }: { pool: pg.Pool; logger: Logger },
  now: () => number = Date.now,
): DatabaseOutage {
  let since: number | null = null
  let failures = 0
  let nextAt = 0

  pool.on('connect', () => {
    if (since === null) return
    logger.info({ seconds: secondsSince(since), failures }, 'the database answers again')
    since = null
    failures = 0
  })

  function secondsSince(time: number): number {
    return Math.round((now() - time) / 1000)
  }

  return {
    notice(error) {
      since ??= now()
      failures += 1
      if (now() < nextAt) return
      nextAt = now() + quietMs
      const message = 'the database is out of reach: what needs it is refused until it answers again'
      logger.error({ err: error, seconds: secondsSince(since), failures }, message)
    },
  }
}
