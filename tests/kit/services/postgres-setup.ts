import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresServerUrl: string
  }
}

/** Vitest calls this before the first test file, and the returned function after the last. */
export async function setup(project: TestProject) {
  const server = await startTestPostgres()
  project.provide('postgresServerUrl', server.serverUrl)
  return () => server.stop()
}
