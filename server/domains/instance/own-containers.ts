import type pg from 'pg'
import { coalesce, type Coalesced } from '../../runtime/coalesce.ts'

const statement = {
  name: 'own-containers',
  text: `SELECT asked.participation_id AS id, assignment.challenge_id AS "challengeId"
           FROM unnest($1::int[]) AS asked (participation_id)
           JOIN assignment ON assignment.participation_id = asked.participation_id
          WHERE assignment.container_id IS NOT NULL`,
}
type OwnContainer = { challengeId: number }
const lookUps = new WeakMap<pg.Pool, Coalesced<number, OwnContainer[]>>()

/** The containers of a participation by challenge. Waiting look-ups share a statement. */
export function findOwnContainers(
  { pool }: { pool: pg.Pool },
  participationId: number,
): Promise<OwnContainer[]> {
  const known = lookUps.get(pool)
  if (known) return known.ask(participationId)
  const created = coalesce({
    async run(ids: number[]) {
      const values = [[...new Set(ids)]]
      const { rows } = await pool.query<OwnContainer & { id: number }>({ ...statement, values })
      const byId = Map.groupBy(rows, ({ id }) => id)
      return ids.map((id) => byId.get(id) ?? [])
    },
    concurrency: 2,
    largestBatch: 100,
  })
  lookUps.set(pool, created)
  return created.ask(participationId)
}
