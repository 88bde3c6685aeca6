import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp, type App } from '../../../server/app.ts'
import type { AppServices } from '../../../server/services.ts'
import { signNewTrail } from '../../../server/domains/audit/sign-new-trail.ts'
import { loadConfig } from '../../../server/config/config.ts'
import type { ConnectionLimits } from '../../../server/database/connection-limits.ts'
import type { OperationsOptions } from '../../../server/domains/operation/open-operations.ts'
import { createLogger, type Logger } from '../../../server/runtime/logger.ts'
import { Actor } from '../calls/actor.ts'
import { watchAnswers } from './documented-answers.ts'
import { exemptLoopback } from './exempt-loopback.ts'
import { createTestDatabase, dropTestDatabase } from '../services/test-database.ts'

export type TestApp = {
  url: string
  app: App
  services: AppServices
  databaseUrl: string
  /** A visitor: a client that is not logged in. */
  anonymous(): Actor
  dispose(): Promise<void>
}

type Options = {
  env?: Record<string, string>
  /** The database of another test server, to run a second server on it. */
  databaseUrl?: string
  overrides?: Partial<AppServices>
  databaseLimits?: ConnectionLimits
  logger?: Logger
  operations?: OperationsOptions
  /** Applies the rate limits to the test's own calls. */
  isLoopbackLimited?: boolean
}

/** Starts the whole server in this process, with its own database, on a free loopback port. */
export async function startTestApp({
  env = {},
  databaseUrl,
  overrides = {},
  databaseLimits,
  logger: givenLogger,
  operations,
  isLoopbackLimited = false,
}: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'halyard-test-'))
  const url = databaseUrl ?? (await createTestDatabase())
  const config = loadConfig(
    {
      PORT: '0',
      HALYARD_METRICS_PORT: '0',
      HALYARD_DATA_DIR: dataDir,
      HALYARD_SECRET: randomBytes(32).toString('hex'),
      HALYARD_LOG_LEVEL: 'silent',
      HALYARD_CONTAINERS: 'none',
      ...env,
    },
    dataDir,
  )
  const logger = givenLogger ?? createLogger({ level: config.logLevel, pretty: false })
  const app = await createApp({
    config: { ...config, databaseUrl: url },
    logger,
    overrides,
    // A job that runs at each full minute would change the rows of the tests that happen to run then.
    isScheduled: false,
    ...(databaseLimits && { databaseLimits }),
    ...(operations && { operations }),
  })
  // As at the start of a new platform. A further server of a test has another secret.
  if (databaseUrl === undefined) await signNewTrail(app.services)
  if (!isLoopbackLimited) Object.assign(app.services.limits, exemptLoopback({ ...app.services.limits }))
  const mismatches = watchAnswers(app.server)
  const address = await app.server.listen({ port: config.port, host: '127.0.0.1' })
  return {
    url: address,
    app,
    services: app.services,
    databaseUrl: url,
    anonymous: () => new Actor(address),
    async dispose() {
      await app.dispose()
      if (databaseUrl === undefined) await dropTestDatabase(url)
      await rm(dataDir, { recursive: true, force: true })
      if (mismatches.length > 0) throw new Error(`not as documented:\n${[...new Set(mismatches)].join('\n')}`)
    },
  }
}
