import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { verifyArchive } from '../../server/backup/archive-reader.ts'
import { createBackup } from '../../server/backup/create-backup.ts'
import { restoreBackup } from '../../server/backup/restore-backup.ts'
import { readMigrations } from '../../server/database/read-migrations.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import type { Storage } from '../../server/storage/storage.ts'

type Source = {
  databaseUrl: string
  storage: Storage
  secret?: string
  withCaptures?: boolean
  migrations?: ReturnType<typeof readMigrations>
}

/** A folder of the test's own, with archives and storages in it. */
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
    /** To files of its own, unless there is a place for them already. */
    async restore(file: string, databaseUrl: string, place?: Storage): Promise<Storage> {
      const storage = place ?? (await openStorage({ target: null, dataDir: next('data') }))
      const archive = await verifyArchive(file)
      await restoreBackup({ archive, databaseUrl, storage, migrations: readMigrations() })
      return storage
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
