import { requireAdmin } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { isBackupRunning } from '../../database/backup-locks.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { bool, enumOf, inputObject, int32, parseInput, text } from '../../use-case/input.ts'
import { requireRevision } from '../../use-case/revision.ts'
import { queueJob } from '../../jobs/job-queue.ts'
import { changedFields } from '../audit/audit-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { settingsRevision } from '../platform/settings-revision.ts'
import { storeSettings } from '../platform/store-settings.ts'
import { backupTask } from './backup.job.ts'
import { backupFileName } from './backup-name.ts'
import { readBackupPolicy, readLastBackup, type BackupPolicy, type LastBackup } from './backup-policy.ts'
import { nextBackupAt } from './backup-schedule.ts'

export type BackupStatus = BackupPolicy & {
  folder: string
  isRunning: boolean
  last: LastBackup | null
  nextAt: Date | null
}

/** Absent members stay unchanged. */
const backupPolicyInput = inputObject({
  schedule: enumOf({ Off: 0, Hourly: 1, Daily: 2 }).nullish(),
  time: text()
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), { params: { key: 'backup.badTime' } })
    .nullish(),
  keep: int32({ min: 1, max: 365 }).nullish(),
  withCaptures: bool().nullish(),
})

const jobKey = 'backup:now'

/** The policy, the latest backup and whether one runs. @throws UnauthenticatedError, ForbiddenError */
export async function readBackupStatus(ctx: Context): Promise<BackupStatus> {
  requireAdmin(ctx)
  const policy = await readBackupPolicy(ctx.db)
  const [job] = await ctx.db.$queryRaw<unknown[]>`
    SELECT FROM graphile_worker.jobs WHERE key = ${jobKey} AND attempts < max_attempts`
  return {
    ...policy,
    folder: ctx.config.backupDir,
    isRunning: job !== undefined || (await isBackupRunning(ctx.db)),
    last: await readLastBackup(ctx.db),
    nextAt: nextBackupAt(policy, ctx.clock.now()),
  }
}

/** Updates the given members; the rest stays unchanged. @throws InvalidInputError, ConflictError (another revision) */
export async function updateBackupPolicy(ctx: Context, raw: unknown): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  const changes = parseInput(backupPolicyInput, raw)
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('halyard:settings'))`
    await requireRevision(ctx, () => settingsRevision(tx))
    const before = { backupPolicy: await readBackupPolicy(tx) }
    await storeSettings(tx, { backupPolicy: changes })
    const after = { backupPolicy: await readBackupPolicy(tx) }
    const fields = changedFields(before, after, ['backupPolicy'])
    if (fields) await recordAudit(tx, ctx, { action: 'settings.updated', subject: { id: null }, ...fields })
  })
}

/** Requests a backup, which one of the processes takes soon. @throws ConflictError (a backup is running) */
export async function backUpNow(ctx: Context): Promise<void> {
  requireAdmin(ctx)
  await ctx.limits.charge(ctx, 'Administer')
  if (await isBackupRunning(ctx.db)) throw new ConflictError('backup.running')
  const fileName = backupFileName(ctx.clock.now())
  await ctx.db.$transaction(async (tx) => {
    await queueJob(tx, { task: backupTask, key: jobKey, payload: { fileName }, attempts: 1 })
    await recordAudit(tx, ctx, { action: 'backup.created', subject: { id: null, name: fileName } })
  })
}
