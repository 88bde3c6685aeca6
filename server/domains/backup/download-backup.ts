import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { requireAdmin } from '../../use-case/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireRecentLogIn } from '../session/recent-log-in.ts'
import { readLastBackup } from './backup-policy.ts'
import { isBackupName } from './backup-name.ts'

export const backupDownloadPath = '/api/admin/backups/latest'

export type BackupContent = { fileName: string; sizeBytes: number; content: Readable }

/** The file of the latest complete backup in the folder of this process; null without one. */
export async function findLatestBackup(ctx: Context): Promise<string | null> {
  const last = await readLastBackup(ctx.db)
  const folder = ctx.config.backupDir
  const fileName = last?.isSuccess ? last.fileName : await newestIn(folder)
  if (fileName === undefined) return null
  const found = await stat(path.join(folder, fileName)).catch(() => null)
  return found?.isFile() ? fileName : null
}

/**
 * Opens the latest complete backup. It contains the secret of the platform, so the password must be recent.
 * @throws UnauthenticatedError, ForbiddenError, ConflictError (password needed), NotFoundError (no file here)
 */
export async function openLatestBackup(ctx: Context): Promise<BackupContent> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  await requireRecentLogIn(ctx)
  const fileName = await findLatestBackup(ctx)
  if (fileName === null) throw new NotFoundError('backup.notFound')
  // Open before the answer starts. An opened file can be read to its end when a newer backup replaces it.
  const file = await open(path.join(ctx.config.backupDir, fileName)).catch(() => {
    throw new NotFoundError('backup.notFound')
  })
  try {
    const { size } = await file.stat()
    await ctx.db.$transaction((tx) =>
      recordAudit(tx, ctx, { action: 'backup.downloaded', subject: { id: null, name: fileName } }),
    )
    return { fileName, sizeBytes: size, content: file.createReadStream() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function newestIn(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(isBackupName).toSorted().at(-1)
}
