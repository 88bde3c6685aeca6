import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../prisma/generated/client/client.ts'
import { defaultLimits, limitedConnections, type ConnectionLimits } from './connection-limits.ts'
import { createDatabaseOutage, isDatabaseAway } from './outage.ts'
import type { Logger } from '../runtime/logger.ts'

export type Database = PrismaClient
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** One pool for Prisma and for the hand-written statements of judging, sessions and the board. */
export function connectDatabase(
  databaseUrl: string,
  logger: Logger,
  limits: ConnectionLimits = defaultLimits,
) {
  const limited = limitedConnections(limits, logger)
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
    // Connections are told to end; whether the database says goodbye first is nobody's concern.
    if (isClosing) return
    if (isDatabaseAway(error)) outage.notice(error)
    else logger.warn({ err: error }, 'a database connection failed')
  }
  pool.on('error', onFault)
  // While somebody holds it the pool does not listen, and a fault that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', onFault))
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    // Longer messages quote the values that a failed call was made with.
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
