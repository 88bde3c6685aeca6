import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts'
import { applyMigrations } from '../../../server/database/migrations/migrate.ts'
import { claimFolder, folderPrefix, removeLeftovers } from './leftover-databases.ts'

const template = 'migrated_template'
/** Test data need not survive a crash, so commits do not wait for the disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '400',
  wal_compression: 'off',
  // Shared memory is a file of the data folder, so that nothing is left when the folder is removed.
  dynamic_shared_memory_type: 'mmap',
}
/** A run makes thousands of connections, and a check of the password takes a third of the time of each. */
const accessRules = 'host all all 127.0.0.1/32 trust\n'

const memoryFolder = '/dev/shm'
/** More than the databases of a run have at the same time. */
const neededBytes = 4 * 2 ** 30

/** A folder in memory where the machine has room for it: a database is copied there in a third of the time. */
export function folderOfDatabases(): string {
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

/**
 * Starts one PostgreSQL for the whole run, with a migrated database as template. Folders of runs that were killed are
 * removed first.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  for (const parent of [memoryFolder, tmpdir()]) if (existsSync(parent)) removeLeftovers(parent)
  const dataDir = mkdtempSync(join(folderOfDatabases(), folderPrefix))
  claimFolder(dataDir)
  const logger = pino({ level: 'silent' })
  // The account of the server reads the file.
  const rulesFile = join(dataDir, 'pg_hba.conf')
  writeFileSync(rulesFile, accessRules)
  chmodSync(rulesFile, 0o644)
  const server = await startEmbeddedPostgres({
    dataDir,
    logger,
    settings: { ...settings, hba_file: rulesFile },
  })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
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
