import { once } from 'node:events'
import path from 'node:path'
import type pg from 'pg'
import { createClock, type Clock } from '../runtime/clock.ts'
import { trustCertificates } from '../config/ca-certificates.ts'
import { loadConfig, type Config } from '../config/config.ts'
import { readSecret } from '../config/secret.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { openEmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { findMissingMigrations } from '../database/migrations/migrate.ts'
import { createEventBus, type EventBus } from '../events/event-bus.ts'
import { createLogger, type Logger } from '../runtime/logger.ts'
import { connectRedis } from '../redis/connect-redis.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { OperatorError } from './operator-command.ts'

/** The location of the platform's data, with a database of any version. */
export type Installation = {
  config: Config
  databaseUrl: string
  storage: Storage
  /** Null before the first start, which creates it. */
  secret: string | null
  logger: Logger
}

/** The services of a command, whether or not the server runs. */
export type Platform = Installation & {
  db: Database
  pool: pg.Pool
  secret: string
  clock: Clock
  /** Events reach the running server through Redis; without Redis the server notices changes within 30 seconds. */
  events: EventBus
}

type Closers = (() => Promise<void>)[]

const projectFolder = path.join(import.meta.dirname, '..', '..')
const redisWaitMs = 3000

/** The server's configuration. @throws ConfigError */
export function readInstallationConfig(dataDir: string | undefined): Config {
  return loadConfig(
    { ...process.env, ...(dataDir !== undefined && { HALYARD_DATA_DIR: dataDir }) },
    projectFolder,
  )
}

/**
 * Finds the platform like the server does (environment, `.env` of the project, data folder) and closes everything
 * after the work. The embedded PostgreSQL is shared with a running server, otherwise started for the work.
 * @throws ConfigError, OperatorError (no platform there, no answer, another version)
 */
export async function withPlatform<Result>(
  dataDir: string | undefined,
  work: (platform: Platform) => Promise<Result>,
): Promise<Result> {
  return withInstallation(readInstallationConfig(dataDir), async (installation, closers) => {
    await requireThisVersion(installation.databaseUrl)
    const { db, pool, dispose } = connectDatabase(installation.databaseUrl, installation.logger)
    closers.push(dispose)
    const secret = requireSecret(installation)
    const events = await openEvents({ ...installation, secret }, closers)
    return work({ ...installation, secret, db, pool, events, clock: createClock() })
  })
}

/** Like `withPlatform`, before the version of the database is checked. */
export async function withInstallation<Result>(
  config: Config,
  work: (installation: Installation, closers: Closers) => Promise<Result>,
  { makesDatabase = false } = {},
): Promise<Result> {
  const logger = createLogger({ level: 'silent', pretty: false })
  const closers: Closers = []
  trustCertificates(config)
  try {
    const databaseUrl = config.databaseUrl ?? (await openEmbedded({ config, logger, closers, makesDatabase }))
    const storage = await openStorage({ target: config.storage, dataDir: config.dataDir })
    closers.push(async () => storage.dispose())
    return await work({ config, databaseUrl, storage, secret: readSecret(config), logger }, closers)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

type Opening = { config: Config; logger: Logger; closers: Closers; makesDatabase: boolean }

async function openEmbedded({ config: { dataDir }, logger, closers, makesDatabase }: Opening) {
  try {
    const server =
      (await openEmbeddedPostgres({ dataDir, logger })) ??
      (makesDatabase ? await startEmbeddedPostgres({ dataDir, logger }) : undefined)
    if (!server) {
      throw new OperatorError(
        `There is no database in ${dataDir}. Name the data folder of the platform with --data, or set DATABASE_URL.`,
      )
    }
    closers.push(server.stop)
    return server.databaseUrl
  } catch (cause) {
    if (cause instanceof OperatorError || !(cause instanceof Error)) throw cause
    throw new OperatorError(cause.message, { cause })
  }
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
    `The database at ${host} has an older version than this Halyard. Start the platform once to update it.`,
  )
}

/** @throws OperatorError */
function requireSecret({ config, secret }: Installation): string {
  if (secret !== null) return secret
  throw new OperatorError(
    `The secret of the platform is neither in HALYARD_SECRET nor in ${config.dataDir}. Set the variable to the server's value, or name the server's data folder with --data.`,
  )
}

async function openEvents({ config, secret, logger }: Installation & { secret: string }, closers: Closers) {
  const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, secret)
  const events = createEventBus({ redis, logger })
  closers.push(async () => {
    await events.dispose()
    // Redis handles messages in order, so all published events have arrived once it replies.
    if (redis?.status === 'ready') await redis.quit()
    redis?.disconnect()
  })
  if (redis) await once(redis, 'ready', { signal: AbortSignal.timeout(redisWaitMs) }).catch(() => undefined)
  return events
}
