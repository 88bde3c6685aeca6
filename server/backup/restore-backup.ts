import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { Logger, runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { claimBackup } from '../database/backup-locks.ts'
import type { Migration } from '../database/migrations/read-migrations.ts'
import type { Storage } from '../storage/storage.ts'
import { readVerified, type Archive, type ArchiveEntry } from './archive-reader.ts'
import { BackupError, toBackupError } from './backup-error.ts'
import { loadDatabase } from './load-database.ts'
import { findAbsentFiles, requireNoServer } from './restore-target.ts'

type RestoreProgress = { part: 'files' | 'database'; share: number }

type Options = {
  archive: Archive
  databaseUrl: string
  storage: Storage
  /** All migrations of this version. */
  migrations: Migration[]
  /** Runs as the last part of the transaction, on the restored tables. */
  beforeCommit?: (client: Client) => Promise<void>
  onProgress?: (progress: RestoreProgress) => void
}

type RestoreResult = { filesAdded: number; captures: number }

/**
 * Replaces the current platform by that of a verified backup: first the files, which only adds, then the database
 * in one transaction. So after any failure the old platform is intact.
 * @throws BackupError
 */
export async function restoreBackup(options: Options): Promise<RestoreResult> {
  const client = await connectForRestore(options.databaseUrl)
  try {
    if (!(await claimBackup(client))) {
      throw new BackupError('A backup or a restore of this platform is running. Wait until it ends.')
    }
    // Creates missing tables of the queue; existing ones are unchanged.
    await runMigrations({
      connectionString: options.databaseUrl,
      logger: new Logger(() => () => undefined),
    })
    const added = await addFiles(options)
    await replaceDatabase(client, options)
    return added
  } catch (error) {
    throw toBackupError(error, 'restore the backup (the platform is as it was before)')
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** @throws BackupError */
export async function connectForRestore(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'halyard restore',
    keepAlive: true,
  })
  // The next query fails with the reason.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    throw toBackupError(error, 'open the database')
  }
}

async function addFiles({ archive, storage, onProgress }: Options): Promise<RestoreResult> {
  const absent = await findAbsentFiles(archive, storage)
  const result: RestoreResult = { filesAdded: 0, captures: 0 }
  const progress = (share: number) => onProgress?.({ part: 'files', share })
  for await (const { what, content } of readVerified(archive, progress)) {
    if (what.kind === 'capture') {
      await addCapture(storage, what.key, content)
      result.captures += 1
    }
    if (what.kind === 'file' && absent.has(what.hash)) {
      if (await addFile(storage, what.hash, content)) result.filesAdded += 1
    }
  }
  return result
}

/** Returns false if the backup has other bytes than those of the hash. */
async function addFile(storage: Storage, hash: string, content: ArchiveEntry['content']): Promise<boolean> {
  const draft = await storage.receive(Readable.from(content))
  try {
    if (draft.hash !== hash) return false
    await draft.prepare()
    await draft.keep()
    return true
  } finally {
    await draft.discard()
  }
}

async function addCapture(storage: Storage, key: string, content: ArchiveEntry['content']): Promise<void> {
  const file = await storage.named.draft()
  try {
    await pipeline(content, createWriteStream(file, { mode: 0o600, flush: true }))
    await storage.named.put(file, key)
  } finally {
    await rm(file, { force: true })
  }
}

async function replaceDatabase(client: Client, options: Options): Promise<void> {
  const { archive, migrations, beforeCommit, onProgress } = options
  const progress = (share: number) => onProgress?.({ part: 'database', share })
  await requireNoServer(client)
  await client.query('BEGIN')
  try {
    await loadDatabase({ client, archive, migrations, entries: readVerified(archive, progress) })
    await beforeCommit?.(client)
    // A server that started meanwhile waits for this transaction's locks; it must not continue on replaced rows.
    await requireNoServer(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
  // A backup contains no planner statistics; without them queries work, but slowly.
  await client.query('ANALYZE').catch(() => undefined)
}
