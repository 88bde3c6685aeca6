import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { copyTemplate, dropDatabase, makeEmpty } from './test-postgres.ts'

/** Creates a migrated database on the run's PostgreSQL and returns its URL. */
export function createTestDatabase(): Promise<string> {
  return copyTemplate(inject('postgresServerUrl'))
}

/** Creates a database without tables and returns its URL. */
export function createEmptyDatabase(): Promise<string> {
  return makeEmpty(inject('postgresServerUrl'))
}

/** Drops a database to save space. The end of the run deletes all databases anyway. */
export function dropTestDatabase(databaseUrl: string): Promise<void> {
  return dropDatabase(inject('postgresServerUrl'), databaseUrl)
}

/** Creates a database without tables, owned by a role that is not a superuser, and returns its URL. */
export async function createOwnedDatabase(): Promise<string> {
  const url = new URL(await createEmptyDatabase())
  const [database, role, password] = [url.pathname.slice(1), `role_${randomUUID().slice(0, 8)}`, randomUUID()]
  const client = new Client({ connectionString: inject('postgresServerUrl') })
  await client.connect()
  try {
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`)
    await client.query(`ALTER DATABASE ${database} OWNER TO ${role}`)
  } finally {
    await client.end()
  }
  Object.assign(url, { username: role, password })
  return url.href
}
