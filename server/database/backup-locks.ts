import type { ClientBase } from 'pg'
import type { Transaction } from './database.ts'

// The first of the two numbers that these advisory locks are made of; the second says which one.
const backupLocks = 4_803_262
const oneBackup = 1
const storedBytes = 2

/** Until `unlockFile` or the end of the connection, nobody else puts the bytes with the hash `$1` in place or removes them. */
export const lockFile = `SELECT pg_advisory_lock(hashtextextended('file:' || $1::text, 0))::text`
export const unlockFile = `SELECT pg_advisory_unlock(hashtextextended('file:' || $1::text, 0))`

/** Whether the connection is now the one that takes a backup; false while another one does. */
export async function claimBackup(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ claimed: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS claimed',
    [backupLocks, oneBackup],
  )
  return rows[0]?.claimed ?? false
}

/**
 * Until the connection ends, nobody removes the bytes of a file from the storage. Waits for removals that have
 * begun, so a snapshot taken after this knows of them.
 */
export async function keepStoredBytes(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [backupLocks, storedBytes])
}

/**
 * Whether bytes may be removed from the storage: not while a backup reads them. Then the row goes at once, and the
 * backup removes the bytes at its end, or the sweep should it be killed. The answer holds as long as the connection
 * keeps its locks.
 */
export const tryKeepRemovable = `SELECT pg_try_advisory_lock_shared(${backupLocks}, ${storedBytes}) AS may`

/** Whether some process takes a backup of this database right now. */
export async function isBackupRunning(db: Pick<Transaction, '$queryRaw'>): Promise<boolean> {
  const rows = await db.$queryRaw<{ running: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid = ${backupLocks}::int::oid AND objid = ${oneBackup}::int::oid AND objsubid = 2) AS running`
  return rows[0]?.running ?? false
}
