import type { TestProject } from 'vitest/node'
import { startDocker } from './test-docker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    dockerHost: string
  }
}

/** One Docker Engine for a whole run. */
export async function setup(project: TestProject) {
  const docker = await startDocker()
  project.provide('dockerHost', docker.host)
  return () => docker.stop()
}
