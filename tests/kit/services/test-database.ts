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
