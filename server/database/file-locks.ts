import pg from 'pg'
import type { Logger } from '../runtime/logger.ts'
import { lockFile, tryLockForRemoval } from './backup-locks.ts'
import { limitedConnections, type ConnectionLimits } from './connection-limits.ts'

export type FileLocks = {
  /**
   * Locks the bytes with these hashes while `work` runs: no other process can store or delete them. No transaction
   * is open meanwhile, because the storage may be slow. `mayRemove` says whether bytes may be deleted: not while a
   * backup reads them.
   */
  hold<Result>(
    hashes: readonly string[],
    work: (mayRemove: () => Promise<boolean>) => Promise<Result>,
  ): Promise<Result>
  dispose(): Promise<void>
}

/** Connections for locks per process; further callers wait. */
const connections = 4

type Options = { databaseUrl: string; logger: Logger; limits: ConnectionLimits }

/**
 * The locks have their own connections. The holder of a lock needs further connections for the rows, so with a
 * single pool the holders could wait for each other.
 */
export function createFileLocks({ databaseUrl, logger, limits }: Options): FileLocks {
  const limited = limitedConnections(limits, logger)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    ...limited.options,
    keepAlive: true,
    application_name: 'halyard-files',
  })
  limited.watch(pool)
  const onFault = (error: Error) => logger.debug({ err: error }, 'a connection for file locks failed')
  pool.on('error', onFault)
  pool.on('connect', (client) => client.on('error', onFault))

  return {
    async hold(hashes, work) {
      const client = await pool.connect()
      try {
        // All callers lock in the same order, so that two uploads of the same files do not deadlock.
        for (const hash of [...new Set(hashes)].sort()) await client.query(lockFile, [hash])
        return await work(async () => {
          const { rows } = await client.query<{ may: boolean }>(tryLockForRemoval)
          return rows[0]?.may ?? false
        })
      } finally {
        // If the unlock fails, the connection is closed, which releases its locks as well.
        await client.query('SELECT pg_advisory_unlock_all()').then(
          () => client.release(),
          (error: Error) => client.release(error),
        )
      }
    },
    dispose: () => pool.end(),
  }
}
