import { escapeIdentifier, type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveHeader, TableLayout } from './manifest.ts'

/** Approximate size of the pieces of a table's dump; an entry's size is written before its content. */
const pieceBytes = 4 * 1024 ** 2

export type QueuedJob = {
  task: string
  payload: unknown
  queue: string | null
  runAt: string
  attempts: number
  maxAttempts: number
  lastError: string | null
  key: string | null
  priority: number
  flags: string[] | null
}

/** Starts a transaction on a snapshot of the database, and prevents changes of the tables' layout. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(
    `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
     SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC';
     SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL client_encoding = 'UTF8'`,
  )
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND ${isOurs('pg_class')}
      ORDER BY c.relname`,
  )
  for (const { name } of rows) await client.query(`LOCK TABLE ${name} IN ACCESS SHARE MODE`)
}

/** The condition for objects that do not belong to an extension. */
export function isOurs(catalog: 'pg_class' | 'pg_type' | 'pg_proc'): string {
  return `NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = '${catalog}'::regclass AND d.objid = c.oid AND d.deptype = 'e')`
}

/** The platform's tables with their stored columns; partitions belong to their table. */
export async function readTables(client: Client): Promise<TableLayout[]> {
  const { rows } = await client.query<TableLayout>(
    `SELECT c.relname AS name,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
            (SELECT coalesce(json_agg(json_build_object('name', p.relname, 'bound', pg_get_expr(p.relpartbound, p.oid))
                     ORDER BY p.relname), '[]')
               FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid
              WHERE i.inhparent = c.oid AND p.relispartition) AS partitions
       FROM pg_class c
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
        AND NOT c.relispartition AND ${isOurs('pg_class')}
      ORDER BY c.relname`,
  )
  return rows
}

export async function readSequences(client: Client): Promise<ArchiveHeader['sequences']> {
  const { rows } = await client.query<{ name: string; quoted: string }>(
    `SELECT c.relname AS name, c.oid::regclass::text AS quoted FROM pg_class c
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'S' AND ${isOurs('pg_class')}
      ORDER BY c.relname`,
  )
  const sequences: ArchiveHeader['sequences'] = []
  for (const { name, quoted } of rows) {
    const { rows: found } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted}`,
    )
    sequences.push(...found.map((state) => ({ name, ...state })))
  }
  return sequences
}

export async function readAppliedMigrations(client: Client): Promise<ArchiveHeader['migrations']> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  )
  return rows
}

/** Queued jobs without their locks: a running job runs again after a restore. */
export async function readJobs(client: Client): Promise<QueuedJob[]> {
  const { rows: schemas } = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'graphile_worker'`)
  if (schemas.length === 0) return []
  const { rows } = await client.query<QueuedJob>(
    `SELECT task.identifier AS task, job.payload, queue.queue_name AS queue, job.run_at::text AS "runAt",
            job.attempts, job.max_attempts AS "maxAttempts", job.last_error AS "lastError", job.key, job.priority,
            (SELECT array_agg(flag) FROM jsonb_object_keys(job.flags) AS flag) AS flags
       FROM graphile_worker._private_jobs AS job
       JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
       LEFT JOIN graphile_worker._private_job_queues AS queue ON queue.id = job.job_queue_id
      ORDER BY job.id`,
  )
  return rows
}

/** The rows of a table in PostgreSQL's text format, in pieces. Returns the number of rows. */
export async function* copyTable(
  client: Client,
  { name, columns }: TableLayout,
): AsyncGenerator<Buffer, number> {
  const list = columns.map(escapeIdentifier).join(', ')
  // A query, since COPY does not accept a partitioned table by its name.
  const copy = client.query(copyTo(`COPY (SELECT ${list} FROM ${escapeIdentifier(name)}) TO STDOUT`))
  let piece: Buffer[] = []
  let bytes = 0
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    piece.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(piece)
    piece = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(piece)
  return copy.rowCount
}

export type StoredFile = { hash: string; bytes: number }

export async function readFiles(client: Client): Promise<StoredFile[]> {
  const { rows } = await client.query<{ hash: string; bytes: string }>(
    'SELECT hash, size_bytes::text AS bytes FROM file ORDER BY hash',
  )
  return rows.map(({ hash, bytes }) => ({ hash, bytes: Number(bytes) }))
}
