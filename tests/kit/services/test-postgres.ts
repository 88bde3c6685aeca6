import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts'
import { applyMigrations } from '../../../server/database/migrations/migrate.ts'

const template = 'migrated_template'
/** Test data need not survive a crash, so commits do not wait for the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '400',
  wal_compression: 'off',
}
/** A run makes thousands of connections, and a check of the password takes a third of the time of each. */
const accessRules = 'host all all 127.0.0.1/32 trust\n'

const memoryFolder = '/dev/shm'
/** More than the databases of a run have at the same time. */
const neededBytes = 4 * 2 ** 30

/** A folder in memory where the machine has room for it: a database is copied there in a third of the time. */
function folderOfDatabases(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize >= neededBytes ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

export type TestPostgres = { serverUrl: string; stop(): Promise<void> }

function databaseUrlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

async function query(databaseUrl: string, sql: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated database as template. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(folderOfDatabases(), 'halyard-test-'))
  const logger = pino({ level: 'silent' })
  // The account of the server reads the file.
  const rulesDir = mkdtempSync(join(tmpdir(), 'halyard-test-'))
  chmodSync(rulesDir, 0o755)
  const rulesFile = join(rulesDir, 'pg_hba.conf')
  writeFileSync(rulesFile, accessRules)
  const server = await startEmbeddedPostgres({
    dataDir,
    logger,
    settings: { ...settings, hba_file: rulesFile },
  })
  const stop = async () => {
    await server.stop()
    for (const folder of [dataDir, rulesDir]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await query(server.databaseUrl, `CREATE DATABASE ${template}`)
    const connectionString = databaseUrlOf(server.databaseUrl, template)
    await applyMigrations({ databaseUrl: connectionString, logger })
    await runMigrations({ connectionString, logger: new Logger(() => () => undefined) })
    await query(server.databaseUrl, `ALTER DATABASE ${template} WITH ALLOW_CONNECTIONS false`)
  } catch (error) {
    await stop()
    throw error
  }
  return { serverUrl: server.databaseUrl, stop }
}

async function createDatabase(serverUrl: string, source: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // The default strategy writes each page of the copy to the log, which takes seven times as long.
  await query(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`)
  return databaseUrlOf(serverUrl, name)
}

/** Creates a migrated database. */
export const copyTemplate = (serverUrl: string) => createDatabase(serverUrl, template)

/** Creates a database without tables, for tests of migrations. */
export const makeEmpty = (serverUrl: string) => createDatabase(serverUrl, 'template0')

export async function dropDatabase(serverUrl: string, databaseUrl: string) {
  const name = new URL(databaseUrl).pathname.slice(1)
  // Waits for connections that are closing. Forced at once, one of them would fail a later test.
  await query(serverUrl, `DROP DATABASE IF EXISTS ${name}`).catch(() =>
    query(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  )
}
