import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresServerUrl: string
  }
}

/** Vitest calls this once before the first test file, and what it answers after the last. */
export async function setup(project: TestProject) {
  const server = await startTestPostgres()
  project.provide('postgresServerUrl', server.serverUrl)
  return () => server.stop()
}
