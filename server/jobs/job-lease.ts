import pg from 'pg'
import type { Logger } from '../runtime/logger.ts'

// The first of the two numbers that a lease is a lock of; the second is the worker's name.
const leases = 4_803_261
const againMs = 2000

/** Tells every process on the database which workers live: each holds a lock that ends with its connection. */
export function createJobLease({ databaseUrl, logger }: { databaseUrl: string; logger: Logger }) {
  let client: pg.Client | null = null
  let workerId: string | null = null
  let again: NodeJS.Timeout | undefined
  let isDisposed = false

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'halyard jobs',
      keepAlive: true,
    })
    connection.on('error', (error) => logger.debug({ err: error }, 'the lease of the jobs is lost'))
    connection.once('end', () => {
      if (client === connection) connectLater()
    })
    client = connection
    await connection.connect()
    await connection.query('SELECT pg_advisory_lock($1, hashtext($2))', [leases, workerId])
  }

  function connectLater(): void {
    client = null
    clearTimeout(again)
    if (isDisposed) return
    again = setTimeout(() => void connect().catch(connectLater), againMs)
    again.unref()
  }

  async function letGo(): Promise<void> {
    const connection = client
    client = null
    clearTimeout(again)
    await connection?.end()
  }

  return {
    /** From now on this worker lives, and none before it. */
    async hold(id: string): Promise<void> {
      await letGo()
      workerId = id
      await connect()
    },
    async dispose(): Promise<void> {
      isDisposed = true
      await letGo()
    },
  }
}

/**
 * Gives back the jobs of workers that nobody holds a lease of. The queue itself would wait for hours. Those of
 * the last seconds are left alone, for a worker that has only just begun to live.
 */
export async function unlockJobsOfTheDead(pool: pg.Pool): Promise<void> {
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

/** How many workers live on the database: every server has at least one. */
export async function countLivingWorkers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND classid = $1::int::oid AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [leases],
  )
  return rows[0]?.count ?? 0
}
