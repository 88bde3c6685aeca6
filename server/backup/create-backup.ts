import path from 'node:path'
import { Client } from 'pg'
import { claimBackup, keepStoredBytes, lockFile, unlockFile } from '../database/backup-locks.ts'
import type { Migration } from '../database/migrations/read-migrations.ts'
import type { NamedFile } from '../storage/named-files.ts'
import type { Storage } from '../storage/storage.ts'
import { createArchive, type ArchiveWriter } from './archive-writer.ts'
import { BackupError, BackupRunningError, toBackupError } from './backup-error.ts'
import {
  archiveFormat,
  fileEntry,
  headerEntry,
  jobsEntry,
  secretEntry,
  tableEntry,
  type ArchiveHeader,
} from './manifest.ts'
import {
  beginSnapshot,
  copyTable,
  readAppliedMigrations,
  readFiles,
  readJobs,
  readSequences,
  readTables,
  type StoredFile,
} from './snapshot.ts'

export type BackupProgress = { part: 'database' | 'files' | 'captures'; done: number; of: number }

type Options = {
  databaseUrl: string
  storage: Storage
  platformVersion: string
  /** All migrations of this version. */
  migrations: Migration[]
  /** The secret to include; null to leave it out. */
  secret: string | null
  withCaptures: boolean
  target: string
  onProgress?: (progress: BackupProgress) => void
}

export type BackupResult = {
  file: string
  bytes: number
  rows: number
  files: number
  /** Hashes of files that the storage lacked or had with other bytes. */
  missingFiles: string[]
  captures: number
}

/**
 * Writes all data of the platform to one archive: a snapshot of the database, and its files. The platform may run
 * meanwhile.
 * @throws BackupError
 */
export async function createBackup(options: Options): Promise<BackupResult> {
  const target = path.resolve(options.target)
  const doing = `write the backup ${target}`
  const client = new Client({
    connectionString: options.databaseUrl,
    application_name: 'halyard backup',
    keepAlive: true,
  })
  // The next query fails with the reason.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (!(await claimBackup(client))) {
      throw new BackupRunningError('Another backup of this platform is being taken. Wait until it ends.')
    }
    const archive = await createArchive(target)
    try {
      return await fill(archive, client, { ...options, target })
    } catch (error) {
      await archive.abandon()
      throw error
    }
  } catch (error) {
    throw toBackupError(error, doing)
  } finally {
    // The end of the connection releases the locks and the snapshot.
    await client.end().catch(() => undefined)
  }
}

async function fill(archive: ArchiveWriter, client: Client, options: Options): Promise<BackupResult> {
  const { storage, secret, withCaptures, onProgress = () => undefined } = options
  await keepStoredBytes(client)
  await beginSnapshot(client)
  const files = await readFiles(client)
  const header = await describe(client, files, options)
  await addJson(archive, headerEntry, header)
  if (secret !== null) {
    const bytes = Buffer.from(secret)
    await archive.add(secretEntry, bytes.length, [bytes])
  }

  const rows: Record<string, number> = {}
  for (const [index, table] of header.tables.entries()) {
    onProgress({ part: 'database', done: index, of: header.tables.length })
    const pieces = copyTable(client, table)
    for (let part = 1; ; part += 1) {
      const { done, value } = await pieces.next()
      if (done) {
        rows[table.name] = value
        break
      }
      await archive.add(tableEntry(table.name, part), value.length, [value])
    }
  }
  await addJson(archive, jobsEntry, await readJobs(client))
  onProgress({ part: 'database', done: header.tables.length, of: header.tables.length })
  // From here on only the lock on stored bytes is needed; ending the snapshot lets PostgreSQL remove old row
  // versions.
  await client.query('COMMIT')

  const missingFiles = await addFiles(archive, storage, files, onProgress)
  await removeDeleted(client, storage, files)
  const captures = withCaptures ? await addCaptures(archive, storage, onProgress) : 0
  const bytes = await archive.finish({ rows, missingFiles })
  return {
    file: options.target,
    bytes,
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    files: files.length - missingFiles.length,
    missingFiles,
    captures,
  }
}

async function describe(client: Client, files: StoredFile[], options: Options): Promise<ArchiveHeader> {
  const migrations = await readAppliedMigrations(client)
  const known = new Set(options.migrations.map(({ name }) => name))
  if (migrations.some(({ name }) => !known.has(name))) {
    throw new BackupError(
      `The database was used by a later version than Halyard ${options.platformVersion}. Take the backup with that version.`,
    )
  }
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  )
  return {
    format: archiveFormat,
    platformVersion: options.platformVersion,
    createdAt: new Date().toISOString(),
    postgresVersion: rows[0]?.version ?? '',
    migrations,
    tables: await readTables(client),
    sequences: await readSequences(client),
    files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    withCaptures: options.withCaptures,
    withSecret: options.secret !== null,
  }
}

async function addJson(archive: ArchiveWriter, name: string, value: unknown): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(value, null, 1))
  await archive.add(name, bytes.length, [bytes])
}

type OnProgress = (progress: BackupProgress) => void

/** Returns the hashes that the storage lacked or had with other bytes. */
async function addFiles(
  archive: ArchiveWriter,
  storage: Storage,
  files: StoredFile[],
  onProgress: OnProgress,
): Promise<string[]> {
  const missing: string[] = []
  for (const [index, { hash }] of files.entries()) {
    onProgress({ part: 'files', done: index, of: files.length })
    const found = await storage.info(hash)
    if (!found) {
      missing.push(hash)
      continue
    }
    const sha256 = await archive.add(fileEntry(hash), found.sizeBytes, storage.open(hash))
    if (sha256 !== hash) missing.push(hash)
  }
  onProgress({ part: 'files', done: files.length, of: files.length })
  return missing
}

/** Deletes the bytes of files that were deleted during the backup: the backup had to read them first. */
async function removeDeleted(client: Client, storage: Storage, files: StoredFile[]): Promise<void> {
  const { rows } = await client.query<{ hash: string }>(
    `SELECT hash FROM unnest($1::text[]) AS read (hash)
      WHERE NOT EXISTS (SELECT FROM file WHERE file.hash = read.hash)`,
    [files.map(({ hash }) => hash)],
  )
  for (const { hash } of rows) {
    await client.query(lockFile, [hash])
    const { rowCount } = await client.query('SELECT FROM file WHERE hash = $1', [hash])
    // The sweep retries failed deletions later.
    if (rowCount === 0) await storage.remove(hash).catch(() => undefined)
    await client.query(unlockFile, [hash])
  }
}

/** Adds the captures that exist now; skips those deleted meanwhile. */
async function addCaptures(
  archive: ArchiveWriter,
  storage: Storage,
  onProgress: OnProgress,
): Promise<number> {
  const captures: NamedFile[] = []
  for await (const capture of storage.named.list('capture')) captures.push(capture)
  let added = 0
  for (const [index, { key, sizeBytes }] of captures.entries()) {
    onProgress({ part: 'captures', done: index, of: captures.length })
    const content = await openCapture(storage, key)
    if (!content) continue
    await archive.add(key, sizeBytes, content)
    added += 1
  }
  onProgress({ part: 'captures', done: captures.length, of: captures.length })
  return added
}

/**
 * Null if it was deleted. An entry's size is written before its content, so the content is read completely first.
 */
async function openCapture({ named }: Storage, key: string): Promise<AsyncIterable<Uint8Array> | null> {
  const chunks = named.open(key)[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>
  try {
    const first = await chunks.next()
    return (async function* () {
      if (first.value) yield first.value
      yield* { [Symbol.asyncIterator]: () => chunks }
    })()
  } catch (error) {
    if ((await named.info(key)) === null) return null
    throw error
  }
}
