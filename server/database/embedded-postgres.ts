import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { restrictFile, restrictFolder } from '../config/private-files.ts'
import type { Logger } from '../runtime/logger.ts'
import { freePort } from './free-port.ts'
import { findPostgresBinaries } from './embedded/postgres-binaries.ts'
import {
  clusterExists,
  clusterVersion,
  createCluster,
  findCluster,
  placeCluster,
} from './embedded/postgres-cluster.ts'
import { isPostmasterAlive, readPostmaster, removeStalePidFile } from './embedded/postmaster.ts'
import { postgresSettings } from './embedded/postgres-settings.ts'
import { startPostmaster, stopPostmaster } from './embedded/postmaster.ts'
import type { Postmaster } from './embedded/postmaster.ts'
import { StartError } from '../start/start-error.ts'

export type EmbeddedPostgres = { databaseUrl: string; stop(): Promise<void> }

const user = 'halyard'
const database = 'halyard'
const ownerLock = 4_281_964
const ownerWaitMs = 3_000
const takeOverWaitMs = 30_000
const portAttempts = 3

function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password')
  if (existsSync(file)) {
    restrictFile(file)
    return readFileSync(file, 'utf8').trim()
  }
  const password = randomBytes(24).toString('base64url')
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}

async function startOnFreePort(options: Omit<Parameters<typeof startPostmaster>[0], 'port'>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostmaster({ ...options, port: await freePort() })
    } catch (error) {
      if (attempt === portAttempts || !String(error).includes('could not bind')) throw error
    }
  }
}

function serverUrl(password: string, port: number): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}`
}

/**
 * The connection holds a lock for the life of this process, so that a second server on the same data folder is
 * refused. After a crash the lock is free, and the database is taken over.
 */
async function claimServer(url: string, dataDir: string): Promise<Client> {
  const client = new Client({ connectionString: `${url}/postgres` })
  client.on('error', () => {})
  await client.connect()
  for (const start = Date.now(); ; await sleep(50)) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS claimed', [ownerLock])
    if (rows[0]?.claimed) break
    if (Date.now() - start > ownerWaitMs) {
      await client.end()
      throw new StartError(
        `Another Halyard is running on the data folder ${dataDir}. Stop it, or choose another one.`,
      )
    }
  }
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
  return client
}

function isStartingOrStopping(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(code)
}

/** Takes over the running PostgreSQL of a killed server; undefined if there is none. */
async function takeOverServer(options: {
  clusterDir: string
  dataDir: string
  password: string
  logger: Logger
}) {
  const { clusterDir, dataDir, password, logger } = options
  for (const start = Date.now(); ; await sleep(50)) {
    const postmaster = readPostmaster(clusterDir)
    if (!postmaster) return undefined
    if (!isPostmasterAlive(postmaster.pid)) {
      removeStalePidFile(clusterDir)
      return undefined
    }
    try {
      const claim = await claimServer(serverUrl(password, postmaster.port), dataDir)
      logger.info({ postgresPid: postmaster.pid }, 'took over the PostgreSQL of a server that was killed')
      return { postmaster, claim }
    } catch (error) {
      if (!isStartingOrStopping(error) || Date.now() - start > takeOverWaitMs) throw error
    }
  }
}

/** The address of the running database; waits for one that is starting or stopping. */
async function runningDatabase(
  clusterDir: string,
  urlOf: (port: number) => string,
): Promise<string | undefined> {
  for (const start = Date.now(); ; await sleep(50)) {
    const postmaster = readPostmaster(clusterDir)
    if (!postmaster || !isPostmasterAlive(postmaster.pid)) return undefined
    const databaseUrl = urlOf(postmaster.port)
    const client = new Client({ connectionString: databaseUrl })
    client.on('error', () => {})
    try {
      await client.connect()
      return databaseUrl
    } catch (error) {
      if (!isStartingOrStopping(error) || Date.now() - start > takeOverWaitMs) throw error
    } finally {
      await client.end()
    }
  }
}

/**
 * The database of a data folder for a command: shared with a running server, otherwise started until `stop`.
 * Undefined if the folder has no database.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string
  logger: Logger
}): Promise<EmbeddedPostgres | undefined> {
  const dataDir = resolve(options.dataDir)
  const clusterDir = findCluster(dataDir)
  if (!clusterDir) return undefined
  const password = readPassword(dataDir)
  const running = await runningDatabase(clusterDir, (port) => `${serverUrl(password, port)}/${database}`)
  return running ? { databaseUrl: running, stop: async () => {} } : startEmbeddedPostgres(options)
}

/** Starts the embedded PostgreSQL on loopback and a random port, or takes over a running one. */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  logger: Logger
  /** Server settings over the defaults, such as `fsync` off in tests. */
  settings?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const { logger } = options
  const settings = { ...postgresSettings(), ...options.settings }
  const dataDir = resolve(options.dataDir)
  restrictFolder(dataDir)
  const password = readPassword(dataDir)
  const { clusterDir, account } = placeCluster(dataDir)
  const binaries = findPostgresBinaries(account)

  if (!clusterExists(clusterDir)) {
    await createCluster({ binaries, clusterDir, account, user, password })
    logger.info({ clusterDir }, 'created the database files')
  }
  const version = clusterVersion(clusterDir)
  if (version !== binaries.majorVersion) {
    throw new StartError(
      `The database in ${clusterDir} was created by PostgreSQL ${version}; this version of Halyard includes PostgreSQL ${binaries.majorVersion}.`,
    )
  }

  const start = async (): Promise<{ postmaster: Postmaster; claim: Client }> => {
    const logFile = join(dataDir, 'postgres.log')
    const { postgres } = binaries
    const postmaster = await startOnFreePort({ postgres, clusterDir, logFile, account, settings })
    return { postmaster, claim: await claimServer(serverUrl(password, postmaster.port), dataDir) }
  }
  const { postmaster, claim } =
    (await takeOverServer({ clusterDir, dataDir, password, logger })) ?? (await start())
  logger.debug({ postgresPid: postmaster.pid, port: postmaster.port }, 'PostgreSQL is ready')

  let stopping: Promise<void> | undefined
  const stop = async () => {
    await claim.end().catch(() => {})
    await stopPostmaster(postmaster.pid)
  }
  return {
    databaseUrl: `${serverUrl(password, postmaster.port)}/${database}`,
    stop: () => (stopping ??= stop()),
  }
}
