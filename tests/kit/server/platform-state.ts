import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { Storage } from '../../../server/storage/storage.ts'
import { until } from '../wait.ts'

const tables = `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
  AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`
const sequences = `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
  AND c.relkind = 'S' ORDER BY 1`
/** The definition of every table: columns, keys, checks, indexes, triggers. */
const layout = `
  SELECT format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default, generation_expression) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT format('%s %s', tablename, indexdef) FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT format('%s %s', tgenabled, pg_get_triggerdef(t.oid)) FROM pg_trigger t
      JOIN pg_class c ON c.oid = tgrelid WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace
  ORDER BY 1`
const jobs = `
  SELECT format('%s %s %s %s %s %s', task_identifier, key, attempts, max_attempts, last_error, run_at) AS line
    FROM graphile_worker.jobs ORDER BY 1`

export type DatabaseState = {
  layout: string[]
  rows: Record<string, string[]>
  sequences: string[]
  jobs: string[]
}

/** Waits for the jobs that a platform queues when it starts: they must not run between two reads that are compared. */
export async function untilJobsDone(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const isDone = async () =>
      (await client.query('SELECT FROM graphile_worker.jobs WHERE run_at <= now()')).rowCount === 0
    await until(isDone, 'the jobs are done')
  } finally {
    await client.end()
  }
}

/** Every row of every table as text, and the definitions of the tables. */
export async function readDatabase(databaseUrl: string): Promise<DatabaseState> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("SET TimeZone = 'UTC'")
    const lines = async (sql: string) =>
      (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line)
    const names = async (sql: string) =>
      (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name)
    const rows: DatabaseState['rows'] = {}
    for (const name of await names(tables)) {
      rows[name] = await lines(`SELECT t::text AS line FROM "${name}" t ORDER BY 1`)
    }
    const counters: string[] = []
    for (const name of await names(sequences)) {
      counters.push(
        ...(await lines(
          `SELECT format('%s %s %s', '${name}', last_value, is_called) AS line FROM "${name}"`,
        )),
      )
    }
    return { layout: await lines(layout), rows, sequences: counters, jobs: await lines(jobs) }
  } finally {
    await client.end()
  }
}

/** The SHA-256 of every file by its key in the storage. */
export async function readStorage(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const digest = async (bytes: AsyncIterable<Buffer>) => {
    const hash = createHash('sha256')
    for await (const chunk of bytes) hash.update(chunk)
    return hash.digest('hex')
  }
  for await (const { hash } of storage.list()) found[hash] = await digest(storage.open(hash))
  for await (const { key } of storage.named.list('capture'))
    found[key] = await digest(storage.named.open(key))
  return found
}
