import { once } from 'node:events'
import path from 'node:path'
import type pg from 'pg'
import { createClock, type Clock } from '../clock.ts'
import { loadConfig, type Config } from '../config/config.ts'
import { readSecret } from '../config/secret.ts'
import { connectDatabase, type Database } from '../database.ts'
import { openEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { findMissingMigrations } from '../database/migrate.ts'
import { createEventBus, type EventBus } from '../events/event-bus.ts'
import { createLogger, type Logger } from '../logger.ts'
import { connectRedis } from '../redis.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { OperatorError } from './operator-command.ts'

/** What a command works with, whether the server runs or not. */
export type Platform = {
  config: Config
  databaseUrl: string
  db: Database
  pool: pg.Pool
  storage: Storage
  secret: string
  clock: Clock
  /** Events reach the running server where there is a Redis; without one it finds out by itself within 30 seconds. */
  events: EventBus
  logger: Logger
}

const projectFolder = path.join(import.meta.dirname, '..', '..')
const redisWaitMs = 3000

/**
 * Finds the platform as the server does (environment, `.env` of the project, data folder) and closes everything after
 * the work. The embedded PostgreSQL is shared with a running server, and else runs as long as the work.
 * @throws ConfigError, OperatorError (no platform there, no answer, another version)
 */
export async function withPlatform<Result>(
  dataDir: string | undefined,
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  const logger = createLogger({ level: 'silent', pretty: false })
  const config = loadConfig(
    { ...process.env, ...(dataDir !== undefined && { HALYARD_DATA_DIR: dataDir }) },
    projectFolder,
  )
  const closers: (() => Promise<void>)[] = []
  try {
    const databaseUrl = config.databaseUrl ?? (await openEmbedded(config.dataDir, logger, closers))
    await requireThisVersion(databaseUrl)
    const { db, pool, dispose } = connectDatabase(databaseUrl, logger)
    closers.push(dispose)
    const events = await openEvents(config.redisUrl, logger, closers)
    const secret = requireSecret(config)
    const storage = await openStorage({ target: config.storage, dataDir: config.dataDir })
    closers.push(async () => storage.dispose())
    return await work({
      config,
      databaseUrl,
      db,
      pool,
      storage,
      secret,
      clock: createClock(),
      events,
      logger,
    })
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

async function openEmbedded(dataDir: string, logger: Logger, closers: (() => Promise<void>)[]) {
  const server = await openEmbeddedPostgres({ dataDir, logger }).catch((cause: Error) => {
    throw new OperatorError(cause.message, { cause })
  })
  if (!server) {
    throw new OperatorError(
      `There is no database in ${dataDir}. Name the data folder of the platform with --data, or set DATABASE_URL.`,
    )
  }
  closers.push(server.stop)
  return server.databaseUrl
}

/** @throws OperatorError */
async function requireThisVersion(databaseUrl: string): Promise<void> {
  const { host } = new URL(databaseUrl)
  const missing = await findMissingMigrations(databaseUrl).catch((cause: Error) => {
    throw new OperatorError(`The database at ${host} cannot be used: ${cause.message || String(cause)}`, {
      cause,
    })
  })
  if (missing.length === 0) return
  throw new OperatorError(
    `The database at ${host} is not of this version of Halyard. Start the platform once, so that it is brought up to date.`,
  )
}

/** @throws OperatorError */
function requireSecret(config: Config): string {
  const secret = readSecret(config)
  if (secret !== null) return secret
  throw new OperatorError(
    `The secret of the platform is neither in HALYARD_SECRET nor in ${config.dataDir}. Set the variable as the server has it, or name its data folder with --data.`,
  )
}

async function openEvents(redisUrl: string | null, logger: Logger, closers: (() => Promise<void>)[]) {
  const redis = redisUrl === null ? null : connectRedis(redisUrl, logger)
  const events = createEventBus({ redis, logger })
  closers.push(async () => {
    await events.dispose()
    // What was published before is on its way once the server answers this.
    if (redis?.status === 'ready') await redis.quit()
    redis?.disconnect()
  })
  if (redis) await once(redis, 'ready', { signal: AbortSignal.timeout(redisWaitMs) }).catch(() => undefined)
  return events
}
