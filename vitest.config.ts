import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/kit/longest-first.ts'
import { waitTimeoutMs, testTimeoutMs } from './tests/kit/timeouts.ts'

// Packages load the CommonJS build of graphql and sources the other one: two copies refuse each other.
const alias = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }]
const postgres = 'tests/kit/services/postgres-setup.ts'
const patient = {
  testTimeout: testTimeoutMs,
  hookTimeout: testTimeoutMs,
  expect: { poll: { timeout: waitTimeoutMs } },
}
// The files of a worker share one process, so that it loads each module once.
const shared = { isolate: false, setupFiles: ['tests/kit/clean-process.ts'] }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          ...shared,
          setupFiles: ['tests/kit/empty-temporary-folder.ts', ...shared.setupFiles],
          include: ['{server,cli,rules}/**/*.test.ts', 'scripts/**/*.test.js'],
          ...patient,
        },
      },
      {
        extends: './vite.config.ts',
        root: '.',
        resolve: { alias },
        test: {
          name: 'client',
          ...shared,
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...patient,
          setupFiles: [...shared.setupFiles, 'tests/kit/client/setup.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          ...shared,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: postgres,
          maxWorkers: 2,
          // Two processes run all files, and what one file leaves in memory stays until the end.
          execArgv: ['--max-old-space-size=8192'],
          ...patient,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'containers',
          ...shared,
          include: ['tests/containers/**/*.test.ts'],
          globalSetup: [postgres, 'tests/kit/services/docker/docker-setup.ts'],
          maxWorkers: 2,
          ...patient,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          ...shared,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [postgres, 'tests/kit/services/client-build-setup.js'],
          maxWorkers: 2,
          ...patient,
        },
      },
    ],
  },
})
