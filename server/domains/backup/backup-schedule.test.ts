import { describe, expect, it } from 'vitest'
import type { BackupPolicy, LastBackup } from './backup-policy.ts'
import { isBackupDue, nextBackupAt } from './backup-schedule.ts'

const policy = (schedule: BackupPolicy['schedule'], time = '03:30'): BackupPolicy => ({
  schedule,
  time,
  keep: 7,
  withCaptures: false,
})
const at = (text: string) => new Date(`2027-03-01T${text}Z`)
const last = (text: string, isSuccess = true): LastBackup => ({
  startedAt: at(text),
  finishedAt: at(text),
  isSuccess,
  fileName: '',
  sizeBytes: 0,
  note: '',
})

describe('nextBackupAt', () => {
  it('is never if backups are off', () => {
    expect(nextBackupAt(policy('Off'), at('03:00:00'))).toBeNull()
  })

  it('is once a day, or once an hour, at the set time', () => {
    expect(nextBackupAt(policy('Daily'), at('03:29:59'))).toEqual(at('03:30:00'))
    expect(nextBackupAt(policy('Daily'), at('03:30:00'))).toEqual(new Date('2027-03-02T03:30:00Z'))
    expect(nextBackupAt(policy('Hourly'), at('12:29:59'))).toEqual(at('12:30:00'))
    expect(nextBackupAt(policy('Hourly'), at('12:30:00'))).toEqual(at('13:30:00'))
  })
})

describe('isBackupDue', () => {
  it('is true when a scheduled time has passed without a backup', () => {
    expect(isBackupDue(policy('Daily'), null, at('12:00:00'))).toBe(true)
    expect(isBackupDue(policy('Daily'), last('03:29:59'), at('03:30:00'))).toBe(true)
    expect(isBackupDue(policy('Daily'), last('03:30:00'), at('23:59:59'))).toBe(false)
    expect(isBackupDue(policy('Hourly'), last('03:30:00'), at('04:29:59'))).toBe(false)
    expect(isBackupDue(policy('Off'), null, at('12:00:00'))).toBe(false)
  })

  it('retries a failed backup after an hour', () => {
    expect(isBackupDue(policy('Daily'), last('03:30:00', false), at('04:29:59'))).toBe(false)
    expect(isBackupDue(policy('Daily'), last('03:30:00', false), at('04:30:00'))).toBe(true)
  })
})
