import { Client } from 'pg'
import { startTestApp, type TestApp } from './app.ts'
import { createTestDatabase } from '../services/test-database.ts'
import { shownOperations } from '../visibility/shown-operations.ts'

/** Starts a server whose clock and database clock are stopped; `setTime` moves both. */
export async function startStillApp(
  env: Record<string, string> = {},
): Promise<{ test: TestApp; setTime(time: Date): Promise<void> }> {
  const databaseUrl = await createTestDatabase()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`
    CREATE SCHEMA still;
    CREATE TABLE still.clock (time timestamptz NOT NULL);
    INSERT INTO still.clock VALUES (now());
    CREATE FUNCTION still.clock_timestamp() RETURNS timestamptz STABLE LANGUAGE sql
      AS 'SELECT time FROM still.clock'`)
  // A schema before pg_catalog in the search path replaces functions of the same name.
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c search_path=still,pg_catalog,public')
  let time = new Date()
  const clock = { offsetMs: 0, now: () => time }
  const test = await startTestApp({
    env,
    databaseUrl: url.href,
    overrides: { clock, operations: shownOperations },
  })
  return {
    test: {
      ...test,
      async dispose() {
        await client.end()
        await test.dispose()
      },
    },
    async setTime(next) {
      time = next
      await client.query('UPDATE still.clock SET time = $1', [next])
    },
  }
}
