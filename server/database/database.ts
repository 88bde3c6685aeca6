import pg from 'pg'
import { PrismaClient } from '../../prisma/generated/client/client.ts'
import { ChildlessReads } from './childless-reads.ts'
import { defaultLimits, limitedConnections, onePlan, type ConnectionLimits } from './connection-limits.ts'
import { createDatabaseOutage, isDatabaseUnavailable } from './outage.ts'
import { createStatementNames } from './statement-names.ts'
import type { Logger } from '../runtime/logger.ts'

export type Database = PrismaClient
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** One pool for Prisma and for the SQL statements of judging, sessions and the board. Searches have their own. */
export function connectDatabase(
  databaseUrl: string,
  logger: Logger,
  limits: ConnectionLimits = defaultLimits,
) {
  const limited = limitedConnections(limits, logger, onePlan)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 24,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    ...limited.options,
    keepAlive: true,
    application_name: 'halyard',
  })
  limited.watch(pool)
  const outage = createDatabaseOutage({ pool, logger })
  let isClosing = false
  const onFault = (error: Error) => {
    // The process is closing its connections, so their errors do not matter.
    if (isClosing) return
    if (isDatabaseUnavailable(error)) outage.notice(error)
    else logger.warn({ err: error }, 'lost a database connection')
  }
  pool.on('error', onFault)
  // The pool does not listen to a connection in use, and an unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', onFault))
  const nameOf = createStatementNames()
  const db = new PrismaClient({
    // The driver prepares statements that have a name.
    adapter: new ChildlessReads(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) }),
    // Longer messages would quote the values of a failed call.
    errorFormat: 'minimal',
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  })
  return {
    db,
    pool,
    outage,
    async dispose() {
      await db.$disconnect()
      isClosing = true
      await pool.end()
    },
  }
}
