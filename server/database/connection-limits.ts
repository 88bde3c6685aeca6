import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import type { SlowStatement } from '../events/process-report.ts'
import type { Logger } from '../runtime/logger.ts'
import type { RecentList } from '../runtime/recent-list.ts'
import { isTracing } from '../runtime/tracing.ts'
import { measureStatements } from './measured-statements.ts'
import { queueStatements } from './queued-statements.ts'

/** Time limits of database calls, in milliseconds. */
export type ConnectionLimits = {
  /** For one statement; the server cancels it. */
  statementMs: number
  /** For waiting for one lock; the server cancels the statement. */
  lockMs: number
  /** For a transaction between two statements; the server closes the connection. */
  idleInTransactionMs: number
  /**
   * For one answer; the client closes the connection. Longer than a statement, since the server should act first.
   */
  answerMs: number
  /** For one statement of a search, and for waiting for a connection of searches. */
  searchMs: number
  /** A statement that takes longer is logged; 0: none. */
  slowMs?: number
  /** Keeps the slow statements for the operations screen. */
  slow?: RecentList<SlowStatement>
}

export const defaultLimits: ConnectionLimits = {
  statementMs: 30_000,
  lockMs: 10_000,
  idleInTransactionMs: 30_000,
  answerMs: 40_000,
  searchMs: 5000,
}

const connectionCheckMs = 5000

/**
 * A prepared statement keeps one plan for all values. PostgreSQL would otherwise plan most statements with a list of
 * values at each use, which takes several times as long as their execution.
 */
export const onePlan = { plan_cache_mode: 'force_generic_plan', jit: 'off' }

/**
 * Options and listeners of a pool whose connections enforce the limits on both sides. A connection that is late, or
 * that is returned with a running query or transaction, is closed and not reused. `settings` are of PostgreSQL.
 */
export function limitedConnections(
  limits: ConnectionLimits,
  logger: Logger,
  settings: Record<string, string> = {},
) {
  return {
    options: {
      query_timeout: limits.answerMs,
      // Set by a statement, because poolers such as PgBouncer reject unknown start parameters.
      onConnect: (client: pg.ClientBase) => setServerLimits(client, limits, settings),
    },
    watch(pool: pg.Pool): void {
      if (isTracing()) keepCallers(pool)
      pool.on('connect', (client) => {
        closeWhenLate(client, logger)
        measureStatements(client, { slowMs: limits.slowMs ?? 0, slow: limits.slow, logger })
        // Last, so that a statement is neither late nor slow because it waited for another.
        queueStatements(client)
      })
      pool.on('release', (_error, client) => {
        if (client.getTransactionStatus() === 'I') return
        logger.warn('closed a database connection that was returned inside a transaction')
        void end(client)
      })
    },
  }
}

/** A call that waits for a connection continues in the trace of its own request, not of the one that releases it. */
function keepCallers(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  pool.connect = ((callback?: (...args: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect
}

async function setServerLimits(
  client: pg.ClientBase,
  limits: ConnectionLimits,
  settings: Record<string, string>,
): Promise<void> {
  const all = {
    statement_timeout: String(limits.statementMs),
    lock_timeout: String(limits.lockMs),
    idle_in_transaction_session_timeout: String(limits.idleInTransactionMs),
    ...settings,
  }
  await client.query(
    'SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS s (name, value)',
    [Object.keys(all), Object.values(all)],
  )
  // The setting does not exist before PostgreSQL 14, and some operating systems do not support it.
  await client
    .query(
      `SELECT set_config(name, $1, false) FROM pg_settings WHERE name = 'client_connection_check_interval'`,
      [String(connectionCheckMs)],
    )
    .catch(() => undefined)
}

/**
 * The driver reports a late answer, but keeps waiting for it on the same connection and drops the queued ROLLBACK.
 * So the connection is closed at once, which also ends its transaction.
 */
function closeWhenLate(client: pg.PoolClient, logger: Logger): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const answer = query(...args)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (!isLateAnswer(error)) return
        logger.warn('closed a database connection that did not answer in time')
        void end(client)
      })
    }
    return answer
  }) as typeof client.query
}

function isLateAnswer(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

async function end(client: pg.PoolClient): Promise<void> {
  await (client as unknown as pg.Client).end().catch(() => undefined)
}
