import { moduleSets, setName } from './module-sets.ts'

const name = setName(process.env.HALYARD_MUTATION_SET)

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [...moduleSets[name].mutate],
  // Stryker reads tsconfig.json through an interface that the native TypeScript compiler lacks.
  tsconfigFile: 'none',
  tempDirName: '.halyard/mutation',
  ignorePatterns: ['.git', '.ci', 'docs', 'client/dist', 'dist', 'server.log'],
  concurrency: 2,
  // A test gives up before. Only a change that makes the source loop without a pause needs this limit.
  timeoutMS: 30_000,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  incrementalFile: `.halyard/mutation-${name}-incremental.json`,
  jsonReporter: { fileName: `.halyard/mutation-${name}.json` },
  htmlReporter: { fileName: `.halyard/mutation-${name}.html` },
  thresholds: { high: 95, low: 90, break: 90 },
}
