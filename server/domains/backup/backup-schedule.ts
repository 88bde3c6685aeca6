import type { BackupPolicy, LastBackup } from './backup-policy.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A failed backup is retried after this time, or at the next time of the schedule. */
const retryMs = hourMs

/** The next time of the schedule after `now`; null if the schedule is off. */
export function nextBackupAt(policy: BackupPolicy, now: Date): Date | null {
  const latest = latestSlot(policy, now)
  return latest && new Date(latest.getTime() + periodOf(policy))
}

/** Whether the latest time of the schedule has passed without a backup. */
export function isBackupDue(policy: BackupPolicy, last: LastBackup | null, now: Date): boolean {
  const slot = latestSlot(policy, now)
  if (!slot) return false
  if (!last || last.startedAt < slot) return true
  return !last.isSuccess && now.getTime() - last.finishedAt.getTime() >= retryMs
}

function periodOf({ schedule }: BackupPolicy): number {
  return schedule === 'Hourly' ? hourMs : dayMs
}

/** The latest time of the schedule that is not after `now`. */
function latestSlot(policy: BackupPolicy, now: Date): Date | null {
  if (policy.schedule === 'Off') return null
  const [hours = 0, minutes = 0] = policy.time.split(':').map(Number)
  const period = periodOf(policy)
  const offset = ((hours * 60 + minutes) * 60_000) % period
  return new Date(Math.floor((now.getTime() - offset) / period) * period + offset)
}
