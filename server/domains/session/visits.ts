import type pg from 'pg'
import { coalesce } from '../../runtime/coalesce.ts'
import type { Logger } from '../../runtime/logger.ts'

/** The use of a session or an API token. */
type Visit = { userId: string; ip: string; sessionId: string | null; tokenId: number | null }

export type Visits = {
  /** Records a visit later; no request waits for it, and a failure is logged only. */
  note(visit: Visit): void
  /** Resolves when the visits so far are stored. */
  flush(): Promise<void>
}

/** SQL: whether the time in a column is so long ago that the next visit is recorded. */
export const isDue = (column: string) => `coalesce(${column} <= now() - interval '1 minute', true)`

/** The last visits of users and the last uses of sessions and API tokens: each row is written once a minute at most. */
export function createVisits({ pool, logger }: { pool: pg.Pool; logger: Logger }): Visits {
  const visits = coalesce({
    run: (items: Visit[]) => storeVisits(pool, items),
    concurrency: 1,
    largestBatch: 100,
  })
  /** The sessions and tokens whose visits are not stored yet. Later requests of the same do not add another. */
  const waiting = new Map<string | number | null, Promise<void>>()

  async function store(visit: Visit): Promise<void> {
    try {
      await visits.ask(visit)
    } catch (error) {
      logger.warn({ err: error }, 'could not record the visit of a user')
    }
  }

  return {
    note(visit) {
      const key = visit.sessionId ?? visit.tokenId
      if (waiting.has(key)) return
      waiting.set(
        key,
        store(visit).finally(() => waiting.delete(key)),
      )
    },
    async flush() {
      await Promise.all(waiting.values())
    },
  }
}

/** The rows that are due and that no other transaction changes. Each read applies the setting. */
const free = (table: string, ids: string, time: string) =>
  `SELECT id FROM ${table} WHERE id = ANY(${ids}) AND ${isDue(time)} AND (SELECT value FROM setting) = 'off'
      FOR NO KEY UPDATE SKIP LOCKED`

/**
 * A row that another transaction changes is skipped, so that visits never wait for it; the user's next request records
 * the visit. The commit does not wait for the disk: a crash of the database loses the visits of the last second.
 */
async function storeVisits(pool: pg.Pool, items: Visit[]): Promise<undefined[]> {
  const column = <Key extends keyof Visit>(key: Key) => items.map((item) => item[key])
  await pool.query({
    name: 'record-visits',
    text: `WITH setting AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS value),
                s AS (UPDATE session SET last_used_at = now() WHERE id IN (${free('session', '$3::uuid[]', 'last_used_at')})),
                t AS (UPDATE api_token SET last_used_at = now() WHERE id IN (${free('api_token', '$4::int[]', 'last_used_at')}))
           UPDATE "user" SET last_visited_at = now(), ip = visit.ip
             FROM unnest($1::uuid[], $2::text[]) AS visit (user_id, ip)
            WHERE "user".id = visit.user_id AND "user".id IN (${free('"user"', '$1::uuid[]', 'last_visited_at')})`,
    values: [
      column('userId'),
      items.map(({ ip }) => ip.slice(0, 40)),
      column('sessionId'),
      column('tokenId'),
    ],
  })
  return items.map(() => undefined)
}
