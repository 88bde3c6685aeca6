import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { copyTemplate, dropDatabase, makeEmpty } from './test-postgres.ts'

/** The address of a fresh, migrated database on the run's PostgreSQL. */
export function createTestDatabase(): Promise<string> {
  return copyTemplate(inject('postgresServerUrl'))
}

/** The address of a fresh database without tables. */
export function createEmptyDatabase(): Promise<string> {
  return makeEmpty(inject('postgresServerUrl'))
}

/** All of them go with the run; dropping one earlier only saves room. */
export function dropTestDatabase(databaseUrl: string): Promise<void> {
  return dropDatabase(inject('postgresServerUrl'), databaseUrl)
}

/** The address of a fresh database without tables, for a role that owns it and is no superuser. */
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
