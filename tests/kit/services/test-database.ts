import { inject } from 'vitest'
import { copyTemplate, makeEmpty } from './test-postgres.ts'
import type { TestDatabase } from './test-postgres.ts'

/** A fresh, migrated database on the run's PostgreSQL; drop it in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(inject('postgresServerUrl'))
}

/** A fresh database without tables; drop it in `afterAll`. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return makeEmpty(inject('postgresServerUrl'))
}
