import type pg from 'pg'
import { DomainError, UnavailableError } from '../use-case/errors.ts'
import type { Logger } from '../runtime/logger.ts'
import { connectionsOfProcess } from './connection-count.ts'

const quietMs = 30_000
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/
/** SQLSTATE: connection failures, read-only, too many connections, shutting down or starting up. */
const serverCodes = /^(08.{3}|25006|53(?!100)\d{3}|57P0[1-5])$/
/** SQLSTATE: disk full. */
const diskFullCode = '53100'
const prismaCodes = /^(P1001|P1002|P1008|P1017|P2037)$/
const adapterKinds = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/
const driverMessages = /^(Connection terminated|Query read timeout|Client has encountered a connection error)/
/** SQLSTATE: a statement exceeded the time limit of the server. */
const canceledCode = '57014'
/** SQLSTATE: a lock timeout. */
const lockedCode = '55P03'
/** SQLSTATE: a time limit of the server, a lock timeout. */
const busyServerCodes = /^(57014|55P03|25P03)$/
/** SQLSTATE and Prisma: a deadlock, a serialization failure. */
const conflictCodes = /^(40P01|40001|P2034)$/
/** The adapter reports a serialization failure of an SQL statement without its code. */
const conflictKind = 'TransactionWriteConflict'
/** Prisma: no connection or no transaction in time, a transaction timeout. */
const busyPrismaCodes = /^(P2024|P2028)$/
const busyDriverMessages = /^timeout exceeded when trying to connect/

type Fault = {
  code?: string
  syscall?: string
  kind?: string
  message?: string
  cause?: unknown
  errors?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** Whether a call failed because the database is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isSomeFault(error, ({ code = '', syscall, kind = '', message = '' }) => {
    // A client that disconnects is also a reset connection, but without a system call.
    if (syscall !== undefined && (networkCodes.test(code) || (code === 'ENOENT' && syscall === 'connect')))
      return true
    if (serverCodes.test(code) || prismaCodes.test(code) || adapterKinds.test(kind)) return true
    return driverMessages.test(message)
  })
}

/** Whether the database is available but too slow: a slow statement, a lock, a conflict, no free connection. */
function isDatabaseBusy(error: unknown): boolean {
  if (isConflict(error)) return true
  return isSomeFault(
    error,
    ({ code = '', message = '' }) =>
      busyServerCodes.test(code) || busyPrismaCodes.test(code) || busyDriverMessages.test(message),
  )
}

/** Whether the database ended a transaction because of another one: a deadlock, or a failed serialization. */
export function isConflict(error: unknown): boolean {
  return isSomeFault(error, ({ code = '', kind }) => conflictCodes.test(code) || kind === conflictKind)
}

/**
 * The error for a search that was canceled because it took too long, or that got no connection in time; null for other
 * failures.
 */
export function searchRefusal(error: unknown): UnavailableError | null {
  if (isDatabaseUnavailable(error)) return null
  if (isSomeFault(error, ({ code }) => code === canceledCode || code === lockedCode)) {
    return new UnavailableError('http.searchTooSlow', { cause: error })
  }
  return isDatabaseBusy(error) ? new UnavailableError('http.searchesBusy', { cause: error }) : null
}

export function isDatabaseFull(error: unknown): boolean {
  return isSomeFault(error, ({ code }) => code === diskFullCode)
}

/** The error for a call that failed because the database is full, unavailable or busy; null for other failures. */
export function databaseRefusal(error: unknown): DomainError | null {
  // A DomainError already says what is wrong: an unavailable container backend or file storage is no outage of the
  // database.
  if (error instanceof DomainError) return null
  if (isDatabaseFull(error)) return new DomainError(507, 'http.databaseFull', { cause: error })
  if (isDatabaseUnavailable(error)) return new UnavailableError('http.unavailable', { cause: error })
  return isDatabaseBusy(error) ? new UnavailableError('http.busy', { cause: error }) : null
}

/** Whether the error or one of its causes satisfies the condition. */
function isSomeFault(error: unknown, matches: (fault: Fault) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const fault = error as Fault
  if (matches(fault)) return true
  const { cause, errors, meta } = fault
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return inner.some((item) => isSomeFault(item, matches, depth + 1))
}

/**
 * Logs when the database becomes unavailable, at most every 30 seconds while it is unavailable or busy, and when it
 * answers again. Single requests are not logged.
 */
export type DatabaseOutage = {
  notice(error: unknown): void
  /** A statement that writes has succeeded. */
  answered(): void
  /** Whether a write has failed because the disk is full, and `noticeRoom` was not called since. */
  isFull(): boolean
  noticeRoom(): void
}

export function createDatabaseOutage(
  { pool, logger }: { pool: pg.Pool; logger: Logger },
  now: () => number = Date.now,
): DatabaseOutage {
  let since: number | null = null
  let failures = 0
  let nextAt = 0
  let busy = 0
  let nextBusyAt = 0
  let nextFullAt = 0
  let isFull = false

  function answered(): void {
    if (since === null) return
    logger.info({ seconds: secondsSince(since), failures }, 'the database answers again')
    since = null
    failures = 0
  }
  /** A connection that a pooler lets wait is open, and does not count. */
  let connected = 0
  const counted = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    answered()
    counted.add(client)
    connected += 1
  })
  pool.on('remove', (client) => {
    if (counted.delete(client)) connected -= 1
  })

  function secondsSince(time: number): number {
    return Math.round((now() - time) / 1000)
  }

  function noticeFull(error: unknown): void {
    isFull = true
    if (now() < nextFullAt) return
    nextFullAt = now() + quietMs
    logger.error({ err: error }, 'the disk of the database is full, writes fail until there is room')
  }

  function noticeBusy(error: unknown): void {
    busy += 1
    if (now() < nextBusyAt) return
    nextBusyAt = now() + quietMs
    const wanted = pool.options.max ?? 0
    const isShort = connected < wanted && pool.waitingCount > 0
    const message = isShort
      ? `the database gives too few connections: this process has ${connected} of the ${wanted} of its pool, and calls wait. Each process opens up to ${connectionsOfProcess} in all: raise max_connections of PostgreSQL, or default_pool_size of a pooler`
      : 'the database is busy: a call exceeded its time limit'
    logger.warn({ err: error, refused: busy, connected, wanted }, message)
    busy = 0
  }

  return {
    answered,
    isFull: () => isFull,
    noticeRoom() {
      if (isFull) logger.info('the disk of the database has room again')
      isFull = false
      nextFullAt = 0
    },
    notice(error) {
      if (isDatabaseFull(error)) return noticeFull(error)
      if (!isDatabaseUnavailable(error)) return noticeBusy(error)
      since ??= now()
      failures += 1
      if (now() < nextAt) return
      nextAt = now() + quietMs
      const message = 'the database is unavailable: requests that need it fail until it answers again'
      logger.error({ err: error, seconds: secondsSince(since), failures }, message)
    },
  }
}
