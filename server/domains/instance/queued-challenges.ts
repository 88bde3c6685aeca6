import type pg from 'pg'
import { coalesce, type Coalesced } from '../../runtime/coalesce.ts'

const statement = {
  name: 'queued-challenges',
  text: `SELECT asked.participation_id AS id, assignment.challenge_id AS "challengeId"
           FROM unnest($1::int[]) AS asked (participation_id)
           JOIN assignment ON assignment.participation_id = asked.participation_id
           JOIN container ON container.id = assignment.container_id
          WHERE container.status = 'Pending' AND container.phase = 'Queued'`,
}
const lookUps = new WeakMap<pg.Pool, Coalesced<number, number[]>>()

/** The challenges whose containers of a participation wait in the queue. Waiting look-ups share a statement. */
export function findQueuedChallenges(
  { pool }: { pool: pg.Pool },
  participationId: number,
): Promise<number[]> {
  const known = lookUps.get(pool)
  if (known) return known.ask(participationId)
  const created = coalesce({
    async run(ids: number[]) {
      const values = [[...new Set(ids)]]
      const { rows } = await pool.query<{ id: number; challengeId: number }>({ ...statement, values })
      const byId = Map.groupBy(rows, ({ id }) => id)
      return ids.map((id) => (byId.get(id) ?? []).map(({ challengeId }) => challengeId))
    },
    concurrency: 2,
    largestBatch: 100,
  })
  lookUps.set(pool, created)
  return created.ask(participationId)
}
