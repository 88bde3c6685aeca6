import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { moduleSets, setName } from './module-sets.ts'

const set = moduleSets[setName(process.env.HALYARD_MUTATION_SET)]

/** The tests of one set of modules in a single project, because the mutation runner supports only one. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: [...set.tests],
    // A change that makes a test wait forever fails it here. Stryker's own limit would start a new process each time.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    expect: { poll: { timeout: 8_000 } },
    ...(set.database ? { globalSetup: 'tests/kit/services/postgres-setup.ts' } : {}),
  },
})
