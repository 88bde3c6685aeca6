import type pg from 'pg'
import type { Registry } from 'prom-client'
import { addReadGauge } from './read-gauge.ts'

export type PlatformCounts = {
  jobs: number
  failedJobs: number
  mails: number
  pending: number
  running: number
  games: number
}

const cacheMs = 5000

const statement = `
  SELECT (SELECT count(*) FROM graphile_worker.jobs WHERE locked_at IS NULL AND run_at <= now() AND attempts < max_attempts)::int AS jobs,
         (SELECT count(*) FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS "failedJobs",
         (SELECT count(*) FROM outgoing_mail)::int AS mails,
         (SELECT count(*) FROM container WHERE status = 'Pending')::int AS pending,
         (SELECT count(*) FROM container WHERE status = 'Running')::int AS running,
         (SELECT count(*) FROM game WHERE deleted_at IS NULL AND start_at <= now()
            AND (end_at > now() OR paused_at IS NOT NULL))::int AS games`

/** Counts of rows that all processes share. */
export async function readPlatformCounts(pool: pg.Pool): Promise<PlatformCounts | null> {
  const { rows } = await pool.query<PlatformCounts>(statement)
  return rows[0] ?? null
}

/** The same counts as metrics. The highest one counts: a sum would count each row once a process. */
export function addPlatformCounts({ pool }: { pool: pg.Pool }, registry: Registry): void {
  let asked: Promise<PlatformCounts | null> | null = null
  let until = 0
  const read = () => {
    if (asked && performance.now() < until) return asked
    until = performance.now() + cacheMs
    // Without the database the other metrics are still served.
    asked = readPlatformCounts(pool).catch(() => null)
    return asked
  }
  const count = (
    name: string,
    help: string,
    values: (row: PlatformCounts) => Record<string, number> | number,
  ) =>
    addReadGauge(registry, {
      name,
      help,
      labelNames: ['state'],
      joined: 'max',
      async read() {
        const row = await read()
        if (!row) return []
        const given = values(row)
        if (typeof given === 'number') return [{ value: given }]
        return Object.entries(given).map(([state, value]) => ({ labels: { state }, value }))
      },
    })
  count('jobs', 'Background jobs that wait, and jobs without attempts left', (row) => ({
    waiting: row.jobs,
    failed: row.failedJobs,
  }))
  count('mails_waiting', 'Mails that are not sent yet', ({ mails }) => mails)
  count('instances', 'Containers of challenges, by state', ({ pending, running }) => ({ pending, running }))
  count('games_running', 'Games that run now', ({ games }) => games)
}
