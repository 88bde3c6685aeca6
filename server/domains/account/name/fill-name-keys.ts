import type pg from 'pg'
import { nameKeyOf } from './name-key.ts'

const batch = 1000

/**
 * Gives users of an earlier version their keys, the oldest first. A user whose key another one has keeps working
 * without one, and gets it when it becomes free.
 */
export async function fillNameKeys(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await pool.query<{ id: string; userName: string }>(
      `SELECT id, user_name AS "userName" FROM "user" WHERE name_key IS NULL AND id > $1 ORDER BY id LIMIT ${batch}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const first = new Map(rows.map((user) => [nameKeyOf(user.userName), user] as const).toReversed())
    await pool.query(fill, [
      [...first.values()].map(({ id }) => id),
      [...first.values()].map(({ userName }) => userName),
      [...first.keys()],
    ])
  }
}

/** One process fills at a time. A user who was renamed meanwhile has a key. */
const fill = `
WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtext('halyard:name-keys')))
UPDATE "user" SET name_key = item.name_key
FROM turn, unnest($1::uuid[], $2::text[], $3::text[]) AS item (id, user_name, name_key)
WHERE "user".id = item.id AND "user".user_name = item.user_name AND "user".name_key IS NULL
  AND NOT EXISTS (SELECT FROM "user" other WHERE other.name_key = item.name_key)`
