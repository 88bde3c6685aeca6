type ModuleSet = {
  /** The sources that the runner changes, one change at a time. */
  readonly mutate: readonly string[]
  /** The tests that must fail for each change. */
  readonly tests: readonly string[]
  /** Whether the tests need PostgreSQL. */
  readonly database: boolean
}

/** The modules under mutation testing: a mistake in them costs points, ranks or access. */
export const moduleSets = {
  pure: {
    mutate: [
      'rules/scoring/{score-curve,blood-bonus}.ts',
      'rules/flags/{flag-template,leet,template-strength}.ts',
      'server/domains/flag/team-flag.ts',
      'server/domains/scoreboard/{model/compute-scoreboard,table/board-delta,bytes/board-json,timelines}.ts',
    ],
    tests: ['rules/**/*.test.ts', 'server/domains/{challenge,game,flag,scoreboard}/**/*.test.ts'],
    database: false,
  },
  limits: {
    mutate: ['server/limits/*.ts', '!server/limits/*.test.ts'],
    tests: ['server/limits/*.test.ts', 'tests/integration/security/limit-stores.test.ts'],
    database: false,
  },
  policies: {
    mutate: ['server/domains/**/*.policy.ts'],
    tests: ['server/domains/**/*.policy.test.ts'],
    database: false,
  },
  sessions: {
    mutate: [
      'server/domains/session/{access-watch,authenticate,recent-log-in,session-token,session.service}.ts',
    ],
    tests: [
      'tests/integration/session/{authenticate,rows,watch}.test.ts',
      'server/domains/session/*.test.ts',
    ],
    database: true,
  },
  judging: {
    mutate: [
      'server/domains/submission/{judge,judge-batch,judge-statements,playing-gate}.ts',
      'server/domains/participation/refusal.ts',
    ],
    tests: [
      'tests/integration/submission/{judge,judge.failures,judge.stages,playing-gate}.test.ts',
      'server/domains/participation/refusal.test.ts',
    ],
    database: true,
  },
} as const satisfies Record<string, ModuleSet>

export type SetName = keyof typeof moduleSets

/** @throws Error when no set has this name */
export function setName(name: string | undefined): SetName {
  if (name && Object.hasOwn(moduleSets, name)) return name as SetName
  throw new Error(`Unknown module set "${name ?? ''}". Known sets: ${Object.keys(moduleSets).join(', ')}.`)
}
