import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { moduleSets, setName } from './module-sets.ts'

const set = moduleSets[setName(process.env.HALYARD_MUTATION_SET)]

/** The tests of one set of modules in a single project, because the mutation runner supports only one. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: [...set.tests],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    ...(set.database ? { globalSetup: 'tests/kit/services/postgres-setup.ts' } : {}),
  },
})
