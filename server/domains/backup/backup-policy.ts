import type { Database, Transaction } from '../../database/database.ts'

const backupSchedules = ['Off', 'Hourly', 'Daily'] as const
type BackupSchedule = (typeof backupSchedules)[number]

/** The schedule of automatic backups, and how many of them are kept. */
export type BackupPolicy = {
  schedule: BackupSchedule
  /** `HH:MM` in UTC; hourly backups use only its minutes. */
  time: string
  keep: number
  withCaptures: boolean
}

export type LastBackup = {
  startedAt: Date
  finishedAt: Date
  isSuccess: boolean
  fileName: string
  sizeBytes: number
  /** The reason of a failure, or what the backup lacks; empty if nothing. */
  note: string
}

const defaults: BackupPolicy = { schedule: 'Off', time: '03:00', keep: 7, withCaptures: false }

export async function readBackupPolicy(db: Database | Transaction): Promise<BackupPolicy> {
  const read = await readSection(db, 'BackupPolicy')
  const schedule = read('Schedule')
  return {
    schedule: backupSchedules.find((known) => known === schedule) ?? defaults.schedule,
    time: read('Time') ?? defaults.time,
    keep: Number(read('Keep') ?? defaults.keep),
    withCaptures: read('WithCaptures') === 'True',
  }
}

/** The latest backup that was tried, by the schedule or by an administrator; null before the first. */
export async function readLastBackup(db: Database | Transaction): Promise<LastBackup | null> {
  const read = await readSection(db, 'LastBackup')
  const startedAt = read('StartedAt')
  if (startedAt === undefined) return null
  return {
    startedAt: new Date(startedAt),
    finishedAt: new Date(read('FinishedAt') ?? startedAt),
    isSuccess: read('IsSuccess') === 'True',
    fileName: read('FileName') ?? '',
    sizeBytes: Number(read('SizeBytes') ?? 0),
    note: read('Note') ?? '',
  }
}

async function readSection(db: Database | Transaction, section: string) {
  const rows = await db.setting.findMany({ where: { key: { startsWith: `${section}:` } } })
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return (field: string) => values.get(`${section}:${field}`) ?? undefined
}
