import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../../prisma/generated/client/client.ts'
import { limitedConnections, type ConnectionLimits } from './connection-limits.ts'
import type { Database } from './database.ts'
import { searchRefusal } from './outage.ts'
import type { Logger } from '../runtime/logger.ts'

const connections = 4

type Options = { databaseUrl: string; logger: Logger; limits: ConnectionLimits }

/**
 * The connections of searches, statistics and counts of large tables. They are few and their statements have little
 * time, so that slow reads of the staff never take the connections with which players play.
 */
export function connectSearches({ databaseUrl, logger, limits }: Options) {
  const { searchMs } = limits
  const limited = limitedConnections(
    { ...limits, statementMs: searchMs, lockMs: searchMs, answerMs: searchMs * 2 },
    logger,
  )
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: searchMs,
    ...limited.options,
    keepAlive: true,
    application_name: 'halyard-search',
  })
  limited.watch(pool)
  const onFault = (error: Error) => logger.debug({ err: error }, 'a connection for searches failed')
  pool.on('error', onFault)
  pool.on('connect', (client) => client.on('error', onFault))
  const client = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' })
  return {
    db: refusing(client, logger),
    async dispose() {
      await client.$disconnect()
      await pool.end()
    },
  }
}

/** A call that is too slow, or finds no free connection, fails with an error that says so. */
function refusing(client: PrismaClient, logger: Logger): Database {
  const extended = client.$extends({
    query: {
      async $allOperations({ args, model, operation, query }) {
        try {
          return await query(args)
        } catch (error) {
          const refusal = searchRefusal(error)
          if (!refusal) throw error
          logger.warn({ model, operation, reason: refusal.key }, 'a search was refused')
          throw refusal
        }
      },
    },
  })
  return extended as unknown as Database
}
