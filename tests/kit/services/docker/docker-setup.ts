import type { TestProject } from 'vitest/node'
import { startDocker } from './test-docker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    dockerHost: string
  }
}

/** Starts one Docker Engine for the whole run. */
export async function setup(project: TestProject) {
  const docker = await startDocker()
  project.provide('dockerHost', docker.host)
  return () => docker.stop()
}
