type Fault = { code?: string; message?: string; path?: string; cause?: unknown }

/** An expected failure of a backup or a restore, in one sentence for the operator. */
export class BackupError extends Error {}

/** Another backup or restore of the same platform is running. */
export class BackupRunningError extends BackupError {}

const diskIsFull = new Set(['ENOSPC', 'EDQUOT', '53100'])
const noRight = new Set(['EACCES', 'EPERM', 'EROFS'])
/** SQLSTATE: the role lacks a privilege. */
const noDatabaseRight = new Set(['42501'])
const databaseUnavailable = /^(08.{3}|57P0[1-5]|ECONN.+|EPIPE|ETIMEDOUT|ENOTFOUND)$/

/** Converts a fault to one sentence; `doing` is the attempted action, as in "write the backup". */
export function toBackupError(error: unknown, doing: string): BackupError {
  if (error instanceof BackupError) return error
  const { code = '', message = String(error), path } = error as Fault
  const where = path === undefined ? '' : ` (${path})`
  const because = (reason: string) => new BackupError(`Cannot ${doing}: ${reason}`, { cause: error })
  const storageFault = findStorageFault(error)
  if (storageFault) return because(`the storage failed (${textOf(storageFault)}).`)
  if (diskIsFull.has(code)) return because(`the disk is full${where}.`)
  if (noRight.has(code)) return because(`this user has no right to do that${where}.`)
  if (noDatabaseRight.has(code)) return because(`the database role has no right to do that (${message}).`)
  if (code === 'ENOENT') return because(`there is no such file or folder${where}.`)
  if (code === 'EISDIR') return because(`that is a folder${where}.`)
  if (databaseUnavailable.test(code)) return because(`the connection to the database failed (${message}).`)
  return because(message.endsWith('.') ? message : `${message}.`)
}

/** The answer of a bucket, or the fault of the connection to it, in an error or its cause. */
function findStorageFault(error: unknown): Error | undefined {
  return [error, (error as Fault).cause].find(
    (fault): fault is Error => fault instanceof Error && '$metadata' in fault,
  )
}

/** The message of a fault. A host with several addresses gives one fault for each, and no message. */
function textOf(fault: Error): string {
  const [first] = fault instanceof AggregateError ? (fault.errors as Error[]) : []
  return first?.message ?? (fault.message || fault.name)
}
