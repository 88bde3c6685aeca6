import type { ClientBase } from 'pg'
import type { Transaction } from './database.ts'

// The first key of these advisory locks; the second selects the lock.
const backupLocks = 4_803_262
const oneBackup = 1
const storedBytes = 2
const schedule = 3

/**
 * Locks the bytes with the hash `$1` until `unlockFile` or the end of the connection: no other process can store or
 * delete them.
 */
export const lockFile = `SELECT pg_advisory_lock(hashtextextended('file:' || $1::text, 0))::text`
export const unlockFile = `SELECT pg_advisory_unlock(hashtextextended('file:' || $1::text, 0))`

/** Tries to become the connection that takes a backup; false while another one does. */
export function claimBackup(client: ClientBase): Promise<boolean> {
  return tryLock(client, oneBackup)
}

/** Lets this connection take the scheduled backups until it closes. False while another connection does so. */
export function claimSchedule(client: ClientBase): Promise<boolean> {
  return tryLock(client, schedule)
}

/**
 * Prevents the deletion of stored bytes until the connection ends. Waits for running deletions, so that a snapshot
 * taken afterwards includes them.
 */
export async function keepStoredBytes(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [backupLocks, storedBytes])
}

/**
 * Locks out a backup while bytes are deleted from the storage. `may` is false during a backup. The backup deletes those
 * bytes at its end; after a crash the sweep deletes them.
 */
export const tryLockForRemoval = `SELECT pg_try_advisory_lock_shared(${backupLocks}, ${storedBytes}) AS may`

/** Whether a process is taking a backup of this database. */
export async function isBackupRunning(db: Pick<Transaction, '$queryRaw'>): Promise<boolean> {
  const rows = await db.$queryRaw<{ running: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid = ${backupLocks}::int::oid AND objid = ${oneBackup}::int::oid AND objsubid = 2) AS running`
  return rows[0]?.running ?? false
}

async function tryLock(client: ClientBase, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ claimed: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS claimed',
    [backupLocks, lock],
  )
  return rows[0]?.claimed ?? false
}
