import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createBackup } from '../../backup/create-backup.ts'
import { BackupRunningError, toBackupError } from '../../backup/backup-error.ts'
import type { AppServices } from '../../services.ts'
import { readMigrations } from '../../database/migrations/read-migrations.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { platform } from '../platform/platform.service.ts'
import { storeSettings } from '../platform/store-settings.ts'
import { isBackupName } from './backup-name.ts'
import { readBackupPolicy, type LastBackup } from './backup-policy.ts'

export type Services = Pick<
  AppServices,
  'config' | 'db' | 'storage' | 'secret' | 'clock' | 'logs' | 'logger'
> & {
  databaseUrl: string
}

const leftover = /^\.halyard-.*\.partial$/
const dayMs = 86_400_000

/** A requested backup has its entry in the audit trail already; a scheduled one has none yet. */
type Reason = 'requested' | 'scheduled'

/**
 * Takes a backup into the backup folder, deletes the oldest ones, and stores the outcome for administrators.
 * Returns whether it succeeded. Does nothing while another backup runs.
 */
export async function takeBackup(services: Services, fileName: string, reason: Reason): Promise<boolean> {
  const { config, db, storage, secret, clock, logs, logger, databaseUrl } = services
  const startedAt = clock.now()
  const note = (rest: Omit<LastBackup, 'startedAt' | 'finishedAt' | 'fileName'>) =>
    storeLastBackup(services, { startedAt, finishedAt: clock.now(), fileName, ...rest }, reason)
  try {
    const { keep, withCaptures } = await readBackupPolicy(db)
    await mkdir(config.backupDir, { recursive: true, mode: 0o700 })
    const { bytes, missingFiles } = await createBackup({
      databaseUrl,
      storage,
      platformVersion: platform.version,
      migrations: readMigrations(),
      secret,
      withCaptures,
      target: path.join(config.backupDir, fileName),
    })
    const without =
      missingFiles.length === 0 ? '' : `without files that the storage lost: ${missingFiles.join(', ')}`
    await note({ isSuccess: true, sizeBytes: bytes, note: without })
    logs.write({
      level: without === '' ? 'Information' : 'Warning',
      status: 'Success',
      message: `took the backup ${fileName} of ${bytes} bytes${without && `, ${without}`}`,
    })
    await removeOld(config.backupDir, keep)
    return true
  } catch (error) {
    if (error instanceof BackupRunningError) return false
    const { message } = toBackupError(error, 'take the backup')
    logger.error({ err: error }, 'backup failed')
    logs.write({ level: 'Error', status: 'Failed', message })
    await note({ isSuccess: false, sizeBytes: 0, note: message })
    return false
  }
}

async function storeLastBackup(services: Services, last: LastBackup, reason: Reason): Promise<void> {
  const { startedAt, finishedAt, isSuccess, fileName, sizeBytes, note } = last
  const row = { isSuccess, fileName, sizeBytes, note }
  await services.db.$transaction(async (tx) => {
    await storeSettings(tx, {
      lastBackup: { ...row, startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() },
    })
    if (reason === 'requested') return
    await recordAudit(
      tx,
      { secret: services.secret, clock: services.clock, door: 'Platform' },
      { action: 'backup.created', subject: { id: null, name: fileName }, after: row },
    )
  })
}

/** Deletes backups beyond the number to keep, oldest first, and partial files of a killed process. */
async function removeOld(folder: string, keep: number): Promise<void> {
  const names = await readdir(folder)
  const old = names.filter(isBackupName).toSorted().slice(0, -keep)
  for (const name of old) await rm(path.join(folder, name), { force: true })
  for (const name of names.filter((one) => leftover.test(one))) {
    const found = await stat(path.join(folder, name)).catch(() => null)
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(path.join(folder, name), { force: true })
  }
}
