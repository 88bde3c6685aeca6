import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { verifyArchive } from '../../../server/backup/archive-reader.ts'
import { createBackup } from '../../../server/backup/create-backup.ts'
import { restoreBackup } from '../../../server/backup/restore-backup.ts'
import { readMigrations } from '../../../server/database/migrations/read-migrations.ts'
import { openStorage } from '../../../server/storage/open-storage.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { runHalyard } from './operator.ts'

type Source = {
  databaseUrl: string
  storage: Storage
  secret?: string
  withCaptures?: boolean
  migrations?: ReturnType<typeof readMigrations>
}

/** A temporary folder with archives and storages. */
export function openBackupFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'halyard-backup-'))
  let count = 0
  const next = (name: string) => path.join(folder, `${(count += 1)}-${name}`)
  return {
    folder,
    next,
    backUp: ({ secret, withCaptures = false, migrations = readMigrations(), ...source }: Source) =>
      createBackup({
        ...source,
        platformVersion: '1.0.0',
        migrations,
        secret: secret ?? null,
        withCaptures,
        target: next('backup.tar.gz'),
      }),
    /** Restores into a new folder unless `place` is given. */
    async restore(file: string, databaseUrl: string, place?: Storage): Promise<Storage> {
      const storage = place ?? (await openStorage({ target: null, dataDir: next('data') }))
      const archive = await verifyArchive(file)
      await restoreBackup({ archive, databaseUrl, storage, migrations: readMigrations() })
      return storage
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Runs the command `halyard restore`. */
export const runRestore = (archive: string, databaseUrl: string, dataDir: string, ...options: string[]) =>
  runHalyard(['restore', archive, '--data', dataDir, ...options], { DATABASE_URL: databaseUrl })
