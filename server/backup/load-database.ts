import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isRefusedRow, runMigration } from '../database/migrations/apply-migration.ts'
import { createMigrationTable } from '../database/migrations/migrate.ts'
import type { Migration } from '../database/migrations/read-migrations.ts'
import { readAll, type Archive, type ArchiveEntry } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import type { TableLayout } from './manifest.ts'
import {
  addPartition,
  dropSchemaObjects,
  emptyTables,
  dropConstraints,
  recreateConstraints,
} from './schema-changes.ts'
import type { QueuedJob } from './snapshot.ts'

const lockWait = '10s'
const rowHint =
  'Delete the rows that this check refuses from the platform of the backup, then take another backup: see docs/operators/upgrading.md.'

type Options = {
  client: Client
  archive: Archive
  /** All migrations of this version; those that the backup lacks are applied to its rows. */
  migrations: Migration[]
  /** All entries of the archive, in its order. */
  entries: AsyncIterable<ArchiveEntry>
}

/**
 * Replaces all tables by those of the backup, in the client's transaction. Nothing is visible before the commit,
 * and a rollback restores the old tables.
 */
export async function loadDatabase({ client, archive, migrations, entries }: Options): Promise<void> {
  const { header, manifest } = archive
  await client.query(
    `SET LOCAL lock_timeout = '${lockWait}'; SET LOCAL statement_timeout = 0;
     SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL DateStyle = 'ISO';
     SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC'; SET LOCAL client_encoding = 'UTF8'`,
  )
  await dropSchemaObjects(client)
  const before = new Set(header.migrations.map(({ name }) => name))
  await client.query(createMigrationTable)
  for (const { name, sql } of migrations) if (before.has(name)) await client.query(inTransaction(sql))
  for (const { name, partitions } of header.tables) {
    for (const partition of partitions) await addPartition(client, name, partition)
  }
  const taken = await dropConstraints(client)
  await emptyTables(client)
  const rows = await copyRows(client, header.tables, entries)
  for (const { name } of header.tables) {
    const [restored, expected] = [rows.get(name) ?? 0, manifest.rows[name] ?? 0]
    if (restored === expected) continue
    throw new BackupError(
      `The table "${name}" has ${restored} rows after the restore instead of ${expected}.`,
    )
  }
  for (const { name, lastValue, isCalled } of header.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [escapeIdentifier(name), lastValue, isCalled])
  }
  await recreateConstraints(client, taken)
  for (const migration of migrations) {
    if (before.has(migration.name)) continue
    await migrateRows(client, { ...migration, sql: inTransaction(migration.sql) })
  }
}

/** Applies a migration that the backup lacks. @throws Error naming the migration when it refuses a row of the backup */
async function migrateRows(client: Client, migration: Migration): Promise<void> {
  try {
    await runMigration(client, migration)
  } catch (cause) {
    const { code, message } = cause as { code?: string; message: string }
    if (!isRefusedRow(code)) throw cause
    throw new Error(`migration ${migration.name} failed and was rolled back: ${message}. ${rowHint}`, {
      cause,
    })
  }
}

/** No other connection uses the tables, so statements meant for outside a transaction can run inside one. */
function inTransaction(sql: string): string {
  return sql.replaceAll(/\bINDEX\s+CONCURRENTLY\b/gi, 'INDEX')
}

/** Returns the number of rows per table. */
async function copyRows(
  client: Client,
  tables: TableLayout[],
  entries: AsyncIterable<ArchiveEntry>,
): Promise<Map<string, number>> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  const rows = new Map<string, number>()
  const source = entries[Symbol.asyncIterator]()
  let next = await source.next()
  const advance = async () => {
    next = await source.next()
  }
  /** A table's dump may be in several entries. */
  async function* partsOf(table: string) {
    for (; !next.done; await advance()) {
      const { what, content } = next.value
      if (what.kind !== 'table' || what.table !== table) return
      yield* content
    }
  }

  while (!next.done) {
    const { what, content } = next.value
    const columns = what.kind === 'table' ? columnsOf.get(what.table) : undefined
    if (what.kind === 'table' && columns) {
      const list = columns.map(escapeIdentifier).join(', ')
      const copy = client.query(copyFrom(`COPY ${escapeIdentifier(what.table)} (${list}) FROM STDIN`))
      await pipeline(Readable.from(partsOf(what.table)), copy)
      rows.set(what.table, copy.rowCount)
    } else if (what.kind === 'jobs') {
      await replaceJobs(client, JSON.parse((await readAll(content)).toString()) as QueuedJob[])
      // The remaining entries are not part of the database.
      await source.return?.()
      break
    } else await advance()
  }
  return rows
}

/** Queues the jobs of the backup; those that were running then run again. */
async function replaceJobs(client: Client, jobs: QueuedJob[]): Promise<void> {
  await client.query('DELETE FROM graphile_worker._private_jobs')
  for (const job of jobs) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz,
         max_attempts => $5, job_key => $6, priority => $7, flags => $8)`,
      [
        job.task,
        JSON.stringify(job.payload),
        job.queue,
        job.runAt,
        job.maxAttempts,
        job.key,
        job.priority,
        job.flags,
      ],
    )
    await client.query(
      'UPDATE graphile_worker._private_jobs SET attempts = $2, last_error = $3 WHERE id = $1',
      [rows[0]?.id, job.attempts, job.lastError],
    )
  }
}
