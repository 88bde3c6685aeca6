import pg from 'pg'
import type { Logger } from '../runtime/logger.ts'

// The first key of a lease's advisory lock; the second is derived from the worker's name.
const leases = 4_803_261
const reconnectMs = 2000

/** Shows which workers of a database are alive: each holds an advisory lock that ends with its connection. */
export function createJobLease({ databaseUrl, logger }: { databaseUrl: string; logger: Logger }) {
  let client: pg.Client | null = null
  let workerId: string | null = null
  let reconnectTimer: NodeJS.Timeout | undefined
  let isDisposed = false

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'halyard jobs',
      keepAlive: true,
    })
    connection.on('error', (error) => logger.debug({ err: error }, 'lost the lease of the jobs'))
    connection.once('end', () => {
      if (client === connection) connectLater()
    })
    client = connection
    await connection.connect()
    await connection.query('SELECT pg_advisory_lock($1, hashtext($2))', [leases, workerId])
  }

  function connectLater(): void {
    client = null
    clearTimeout(reconnectTimer)
    if (isDisposed) return
    reconnectTimer = setTimeout(() => void connect().catch(connectLater), reconnectMs)
    reconnectTimer.unref()
  }

  async function releaseLease(): Promise<void> {
    const connection = client
    client = null
    clearTimeout(reconnectTimer)
    await connection?.end()
  }

  return {
    /** Takes the lease of this worker, and releases that of the previous one. */
    async hold(id: string): Promise<void> {
      await releaseLease()
      workerId = id
      await connect()
    },
    async dispose(): Promise<void> {
      isDisposed = true
      await releaseLease()
    },
  }
}

/**
 * Unlocks the jobs of workers without a lease; the queue itself would wait for hours. Jobs of the last seconds are
 * skipped, since a new worker may not have its lease yet.
 */
export async function unlockJobsOfDeadWorkers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `WITH dead AS (
       SELECT locked_by
         FROM (SELECT DISTINCT locked_by FROM graphile_worker.jobs
                WHERE locked_at < now() - interval '2 seconds') AS holding
        WHERE pg_try_advisory_xact_lock($1, hashtext(locked_by)))
     SELECT graphile_worker.force_unlock_workers(array_agg(locked_by)) FROM dead HAVING count(*) > 0`,
    [leases],
  )
}

/** Number of live workers on the database; every server has at least one. */
export async function countLivingWorkers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND classid = $1::int::oid AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [leases],
  )
  return rows[0]?.count ?? 0
}
