import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../prisma/generated/client/client.ts'
import type { Logger } from './logger.ts'

export type Database = PrismaClient
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** One pool for Prisma and for the hand-written statements of judging, sessions and the board. */
export function connectDatabase(databaseUrl: string, logger: Logger) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 24,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'halyard',
  })
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection failed'))
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 10_000, timeout: 20_000 },
  })
  return {
    db,
    pool,
    async dispose() {
      await db.$disconnect()
      await pool.end()
    },
  }
}
