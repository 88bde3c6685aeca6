import DataLoader from 'dataloader'
import type pg from 'pg'
import { coalesce } from '../../runtime/coalesce.ts'

const statement = {
  name: 'count-teams',
  text: `SELECT participation.game_id AS id, count(*)::int AS count
           FROM participation LEFT JOIN division ON division.id = participation.division_id
          WHERE participation.game_id = ANY($1::int[]) AND division.standing IS DISTINCT FROM 'Tester'
          GROUP BY 1`,
}
const loaders = new WeakMap<pg.Pool, DataLoader<number, number>>()

/** The number of teams of a game, without those of testers. The games of a list, and waiting requests, share a statement. */
export function countTeams({ pool }: { pool: pg.Pool }, gameId: number): Promise<number> {
  const loader = loaders.get(pool) ?? createLoader(pool)
  loaders.set(pool, loader)
  return loader.load(gameId)
}

function createLoader(pool: pg.Pool): DataLoader<number, number> {
  const counts = coalesce({
    async run(lists: (readonly number[])[]) {
      const values = [[...new Set(lists.flat())]]
      const { rows } = await pool.query<{ id: number; count: number }>({ ...statement, values })
      const byId = new Map(rows.map(({ id, count }) => [id, count]))
      return lists.map((ids) => ids.map((id) => byId.get(id) ?? 0))
    },
    concurrency: 1,
    largestBatch: 100,
  })
  return new DataLoader<number, number>((ids) => counts.ask(ids), { cache: false })
}
