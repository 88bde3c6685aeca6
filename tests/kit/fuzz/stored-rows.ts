import type { TestApp } from '../server/app.ts'
import { until } from '../wait.ts'

// Tables that change with every request, also a rejected one.
const passing = new Set(['_prisma_migrations', 'log', 'session'])
const passingColumns = `'{last_visited_at,ip}'::text[]`

/** A digest of every table, taken when no email is being sent, to detect any write. */
export async function storedRows({ services: { db } }: TestApp): Promise<Record<string, string>> {
  await until(async () => (await db.outgoingMail.count()) === 0, 'mail to be sent')
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`
  const digests = tables
    .filter(({ name }) => !passing.has(name))
    .map(
      ({ name }) => `SELECT '${name}' AS name,
        md5(coalesce(string_agg(md5((to_jsonb(t) - ${passingColumns})::text), '' ORDER BY md5((to_jsonb(t) - ${passingColumns})::text)), '')) AS digest FROM "${name}" t`,
    )
  const rows = await db.$queryRawUnsafe<{ name: string; digest: string }[]>(digests.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
