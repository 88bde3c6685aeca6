import cluster from 'node:cluster'
import { ConfigError, loadConfig, type Config } from './config/config.ts'
import { trustCertificates } from './config/ca-certificates.ts'
import { openDataFolder } from './config/data-folder.ts'
import { createApp } from './app.ts'
import { createClock } from './runtime/clock.ts'
import { freeStartMemory } from './runtime/heap.ts'
import { loadSecret } from './config/secret.ts'
import { connectionsFor, warnOfFewConnections } from './database/connection-count.ts'
import { connectDatabase } from './database/database.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { requireSessions } from './database/require-sessions.ts'
import { applyMigrations } from './database/migrations/migrate.ts'
import { signNewTrail } from './domains/audit/sign-new-trail.ts'
import { hasAdministrator, tryFirstStart, type FirstAdministrator } from './start/first-start.ts'
import { prepareDrain } from './http/drain.ts'
import { offerMetrics, startOwnMetrics, startWorkersMetrics } from './http/health/process-metrics.ts'
import { listenOnAll, listenOnOne } from './http/listen.ts'
import { requireRedisDatabase } from './redis/redis-database.ts'
import { logConsole } from './runtime/console-lines.ts'
import { createLogger } from './runtime/logger.ts'
import { createRecentErrors } from './runtime/recent-errors.ts'
import { removeRunning, writeRunning } from './start/running-file.ts'
import { explainStartFault } from './start/start-faults.ts'
import { printAdministrator, printFailure, printReady } from './start/start-messages.ts'
import { startTracing } from './start/start-tracing.ts'
import { answerPrimary, askWorkers } from './runtime/worker-questions.ts'
import { portTakenCode, startWorkers } from './runtime/workers.ts'

const config = readConfig()
/** The number of this worker, which its replacement takes over. */
const workerName = process.env['WORKER_NUMBER'] ?? '1'
const errors = createRecentErrors()
const logger = createLogger({
  level: config.logLevel,
  pretty: process.stdout.isTTY,
  errors,
  ...(cluster.isWorker && { worker: workerName }),
})
logConsole(logger)
/** How long a replaced worker waits for its connections to end. */
const drainMs = 5000
const closers: (() => Promise<void>)[] = []
let isStopping = false

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
process.on('unhandledRejection', (error) =>
  logger.error({ err: error }, 'unexpected error: please report it with this line'),
)
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'unexpected error, the server stops: please report it with this line')
  void stop(1)
})

try {
  await start()
} catch (error) {
  await stop(explain(error))
}

async function start() {
  trustCertificates(config)
  if (cluster.isWorker && config.databaseUrl) return serve(config.databaseUrl)
  openDataFolder(config.dataDir)
  if (config.redisUrl !== null) await requireRedisDatabase(config.redisUrl)
  const databaseUrl = await openDatabase()
  if (config.databaseUrl !== null) await requireSessions(databaseUrl)
  await applyMigrations({ databaseUrl, logger })
  await warnOfFewConnections({ databaseUrl, processes: config.workers, logger })
  if (config.workers === 1) {
    onRestart(() =>
      logger.warn(
        'the restart is refused: a single process cannot be replaced without an interruption; HALYARD_WORKERS sets several',
      ),
    )
    return serve(databaseUrl)
  }
  const workers = await startWorkers({ count: config.workers, databaseUrl, logger })
  closers.push(workers.dispose)
  onRestart(() => void workers.restart())
  const metrics = await startWorkersMetrics({ config, logger })
  if (metrics) closers.push(metrics.dispose)
  const { db, dispose } = connectDatabase(databaseUrl, logger)
  const services = { config, db, clock: createClock(), secret: loadSecret(config), logger }
  const administrator = await tryFirstStart(services)
  await dispose()
  await askWorkers('prepared')
  announce(administrator)
}

function onRestart(restart: () => void): void {
  process.on('SIGUSR2', restart)
  // A terminal that closes sends SIGHUP too.
  process.on('SIGHUP', () => (process.stdout.isTTY ? void stop(0) : restart()))
}

async function serve(databaseUrl: string) {
  const tracing = await startTracing(logger)
  if (tracing) closers.push(tracing.dispose)
  const app = await createApp({
    config: { ...config, databaseUrl },
    logger,
    operations: { errors, ...(cluster.isWorker && { worker: workerName }) },
  })
  closers.push(() => app.dispose())
  // Before the first transaction: after one, `process.nextTick` takes six times as long for the life of the process.
  freeStartMemory()
  await signNewTrail(app.services)
  const { readiness, db } = app.services
  if (!(await hasAdministrator(db))) readiness.holdUntil(() => hasAdministrator(db))
  if (cluster.isWorker) {
    const drain = prepareDrain(app.server.server)
    await listenOnOne(app.server, config)
    answerPrimary({ drain: () => drain(drainMs), prepared: async () => readiness.release() })
    return offerMetrics(app.services, workerName)
  }
  closers.push(await listenOnAll(app.server, config))
  closers.push((await startOwnMetrics(app.services)).dispose)
  const administrator = await tryFirstStart(app.services)
  readiness.release()
  announce(administrator)
}

async function openDatabase(): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const database = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    logger,
    settings: { max_connections: String(connectionsFor(config.workers)) },
  })
  closers.push(() => database.stop())
  return database.databaseUrl
}

/** Closes in reverse order, so the database is last. */
async function stop(code: number) {
  if (isStopping) return
  isStopping = true
  const deadline = setTimeout(() => process.exit(code || 1), 15_000)
  deadline.unref()
  for (const close of closers.toReversed()) {
    try {
      await close()
    } catch (error) {
      logger.error({ err: error }, 'could not close a part of the server')
    }
  }
  process.exit(code)
}

function readConfig(): Config {
  try {
    return loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    printFailure(error.message)
    process.exit(1)
  }
}

/** Prints the reason for the operator and returns the exit code. */
function explain(error: unknown): number {
  // The primary process reports it once for all workers.
  if (cluster.isWorker && (error as { code?: string }).code === 'EADDRINUSE') return portTakenCode
  const sentence = explainStartFault(error, config)
  if (sentence === null) logger.fatal({ err: error }, 'the server could not start')
  else printFailure(sentence)
  return 1
}

function announce(administrator: FirstAdministrator | null) {
  writeRunning(config.dataDir, config)
  closers.push(async () => removeRunning(config.dataDir))
  if (administrator) printAdministrator(administrator)
  printReady(config)
}
