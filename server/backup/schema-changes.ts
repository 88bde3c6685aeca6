import { escapeIdentifier, type Client } from 'pg'
import { isOurs } from './snapshot.ts'

/** Statements that recreate the dropped constraints; without constraints, rows can be loaded in any order. */
export type DroppedConstraints = { statements: string[] }

/** Drops everything in the schema that does not belong to an extension. */
export async function dropSchemaObjects(client: Client): Promise<void> {
  for (const { sql } of await read(client, `
    SELECT format('DROP %s IF EXISTS %s CASCADE',
             CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
                            WHEN 'f' THEN 'FOREIGN TABLE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END,
             c.oid::regclass) AS sql
      FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'c', 'S')
       AND NOT c.relispartition AND ${isOurs('pg_class')}
     ORDER BY c.relkind IN ('S', 'c'), c.relname`)) await client.query(sql) // oxfmt-ignore
  for (const { sql } of await read(client, `
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', c.oid::regprocedure) AS sql
      FROM pg_proc c WHERE c.pronamespace = current_schema()::regnamespace AND ${isOurs('pg_proc')}
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS %s CASCADE', c.oid::regtype)
      FROM pg_type c
     WHERE c.typnamespace = current_schema()::regnamespace AND c.typtype IN ('e', 'd', 'r')
       AND ${isOurs('pg_type')}`)) await client.query(sql) // oxfmt-ignore
}

/**
 * Drops foreign keys and disables the platform's triggers; the owner of the tables has these rights. Keys that were not
 * validated are recreated without validation.
 */
export async function dropConstraints(client: Client): Promise<DroppedConstraints> {
  const keys = await read(client, `
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS sql,
           format('ALTER TABLE %s ADD CONSTRAINT %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS undo
      FROM pg_constraint k
     WHERE k.contype = 'f' AND k.conparentid = 0 AND k.connamespace = current_schema()::regnamespace
     ORDER BY k.conrelid::regclass::text, k.conname`) // oxfmt-ignore
  const triggers = await read(client, `
    SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', t.tgrelid::regclass, t.tgname) AS sql,
           format('ALTER TABLE %s ENABLE %s TRIGGER %I', t.tgrelid::regclass,
             CASE t.tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, t.tgname) AS undo
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND t.tgparentid = 0
       AND c.relnamespace = current_schema()::regnamespace
     ORDER BY t.tgrelid::regclass::text, t.tgname`) // oxfmt-ignore
  const all = [...keys, ...triggers]
  for (const { sql } of all) await client.query(sql)
  return { statements: all.flatMap(({ undo }) => undo ?? []) }
}

/** @throws if the rows violate the keys */
export async function recreateConstraints(client: Client, { statements }: DroppedConstraints): Promise<void> {
  for (const sql of statements) await client.query(sql)
}

/** Deletes the rows that migrations insert; the backup contains them too. */
export async function emptyTables(client: Client): Promise<void> {
  for (const { sql } of await read(client, `
    SELECT format('TRUNCATE %s', string_agg(c.oid::regclass::text, ', ')) AS sql FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND ${isOurs('pg_class')} HAVING count(*) > 0`)) await client.query(sql) // oxfmt-ignore
}

export async function addPartition(
  client: Client,
  table: string,
  { name, bound }: { name: string; bound: string },
): Promise<void> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1)::text AS found', [
    escapeIdentifier(name),
  ])
  if (rows[0]?.found) return
  await client.query(
    `CREATE TABLE ${escapeIdentifier(name)} PARTITION OF ${escapeIdentifier(table)} ${bound}`,
  )
}

async function read(client: Client, sql: string): Promise<{ sql: string; undo?: string }[]> {
  return (await client.query<{ sql: string; undo?: string }>(sql)).rows
}
