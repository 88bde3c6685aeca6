import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from '../../runtime/logger.ts'
import type { Migration } from './read-migrations.ts'

/**
 * The first line of a migration that PostgreSQL rejects inside a transaction, such as CREATE INDEX CONCURRENTLY. All its
 * statements are repeatable, because a crash may come between them and their record. Each ends a line.
 */
const outsideTransaction = /^-- halyard: outside a transaction\s*\n/
const endOfStatement = /;[^\S\n]*(?:\n|$)/
/** A statement that waits for a lock blocks those behind it, so the wait is short and repeated. */
const lockMs = 3000
/** Concurrent statements block nobody while they wait for older transactions, such as the one of a backup. */
const outsideLockMs = 600_000
const pauseMs = 1000
const lockAttempts = 40
const rowHint = 'Delete the rows that this check refuses, then start again: see docs/operators/upgrading.md.'

/** Applies one migration and records it. @throws Error naming the migration, after a rollback */
export async function applyMigration(client: Client, migration: Migration, logger: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration)
    } catch (cause) {
      const { code, message } = cause as { code?: string; message: string }
      if (code !== '55P03' || attempt === lockAttempts) {
        const hint = isRefusedRow(code) ? `. ${rowHint}` : ''
        throw new Error(`migration ${migration.name} failed and was rolled back: ${message}${hint}`, {
          cause,
        })
      }
      logger.warn({ migration: migration.name, attempt }, 'a migration is waiting: its tables are in use')
      await sleep(pauseMs)
    }
  }
}

/** Whether a row that is there breaks a constraint. */
export function isRefusedRow(code: string | undefined): boolean {
  return code?.startsWith('23') ?? false
}

/** Applies and records a migration in the client's transaction, if it is in one. */
export async function runMigration(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  const startedAt = new Date()
  // PostgreSQL executes several statements of one query in a transaction.
  for (const statement of outsideTransaction.test(sql) ? sql.split(endOfStatement) : [sql]) {
    await client.query(statement)
  }
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name, startedAt],
  )
}

async function applyOnce(client: Client, migration: Migration): Promise<void> {
  const isOutside = outsideTransaction.test(migration.sql)
  await client.query(`SELECT set_config('lock_timeout', $1, false)`, [
    String(isOutside ? outsideLockMs : lockMs),
  ])
  if (isOutside) return runMigration(client, migration)
  await client.query('BEGIN')
  try {
    await runMigration(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
