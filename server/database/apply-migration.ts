import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from '../runtime/logger.ts'
import type { Migration } from './read-migrations.ts'

/**
 * The first line of a migration that PostgreSQL refuses inside a transaction, such as CREATE INDEX CONCURRENTLY. It
 * holds one statement, which has to bear being run again, because a crash may come between it and its record.
 */
const outsideTransaction = /^-- halyard: outside a transaction\s*\n/
/** Whoever waits for a lock makes others wait behind it, so the wait is short and repeated. */
const lockMs = 3000
const pauseMs = 1000
const lockAttempts = 40

/** Applies one migration and records it. @throws Error naming the migration; nothing of it is left then */
export async function applyMigration(client: Client, migration: Migration, logger: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration)
    } catch (cause) {
      const { code, message } = cause as { code?: string; message: string }
      if (code !== '55P03' || attempt === lockAttempts) {
        throw new Error(`Migration ${migration.name} failed and was undone: ${message}`, { cause })
      }
      logger.warn({ migration: migration.name, attempt }, 'a migration waits: its tables are in use')
      await sleep(pauseMs)
    }
  }
}

/** Applies one and records it, in the transaction that the client is in, or in none. */
export async function runMigration(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  const startedAt = new Date()
  await client.query(sql)
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name, startedAt],
  )
}

async function applyOnce(client: Client, migration: Migration): Promise<void> {
  await client.query(`SELECT set_config('lock_timeout', $1, false)`, [String(lockMs)])
  if (outsideTransaction.test(migration.sql)) return runMigration(client, migration)
  await client.query('BEGIN')
  try {
    await runMigration(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
