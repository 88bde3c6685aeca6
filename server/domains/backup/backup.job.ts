import type { TaskList } from 'graphile-worker'
import { Client } from 'pg'
import { claimSchedule, isBackupRunning } from '../../database/backup-locks.ts'
import { readBackupPolicy, readLastBackup } from './backup-policy.ts'
import { isBackupDue } from './backup-schedule.ts'
import { backupFileName } from './backup-name.ts'
import { takeBackup, type Services } from './take-backup.ts'

export const backupTask = 'backup'
const scheduleTask = 'scheduled-backup'

/** Tasks of the common worker for backups; one process at a time runs them. */
export function backupTasks(services: Services): { tasks: TaskList; schedule: string } {
  return {
    tasks: {
      [backupTask]: async (payload) => {
        await takeBackup(services, (payload as { fileName: string }).fileName, 'requested')
      },
      [scheduleTask]: () => takeDueBackup(services),
    },
    schedule: `* * * * * ${scheduleTask} ?max=1`,
  }
}

/**
 * Takes the scheduled backup when it is due. One process at a time decides and takes it: the outcome of a backup, from
 * which the next decision follows, is stored after the backup has ended.
 */
export async function takeDueBackup(services: Services): Promise<void> {
  const { db, clock, databaseUrl, logger } = services
  if (!isBackupDue(await readBackupPolicy(db), await readLastBackup(db), clock.now())) return
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'halyard schedule',
    keepAlive: true,
  })
  client.on('error', (error) => logger.warn({ err: error }, 'backup schedule lost its database connection'))
  try {
    await client.connect()
    if (!(await claimSchedule(client))) return
    const [policy, last] = [await readBackupPolicy(db), await readLastBackup(db)]
    if (!isBackupDue(policy, last, clock.now()) || (await isBackupRunning(db))) return
    await takeBackup(services, backupFileName(clock.now()), 'scheduled')
  } finally {
    await client.end().catch(() => undefined)
  }
}
