import type { FastifyInstance } from 'fastify'
import { createClock } from './runtime/clock.ts'
import type { Config } from './config/config.ts'
import { restrictFolder } from './config/private-files.ts'
import { loadSecret } from './config/secret.ts'
import { connectDatabase } from './database/database.ts'
import { defaultLimits, type ConnectionLimits } from './database/connection-limits.ts'
import { connectSearches } from './database/search-database.ts'
import { createFileLocks } from './database/file-locks.ts'
import { createAccountMails } from './domains/account/account-mails.ts'
import { fillNameKeys } from './domains/account/name/fill-name-keys.ts'
import { createSweepAccounts } from './domains/account/sweep-accounts.job.ts'
import { createSweepFiles, sweepFilesSoon, sweepFilesTask } from './domains/asset/sweep-files.job.ts'
import { createPruneAudit } from './domains/audit/prune-audit.job.ts'
import { backupTasks } from './domains/backup/backup.job.ts'
import { createCaptchaVerifier } from './domains/captcha/open-captcha-verifier.ts'
import { startChallengeReleases } from './domains/challenge/schedule/release-challenges.ts'
import { containerTasks, startContainerJobs } from './domains/instance/container/container-jobs.ts'
import { createStartWatch } from './domains/instance/container/start-watch.ts'
import {
  createDeleteGame,
  createResumeDeletions,
  deleteGameTask,
  resumeDeletionsTask,
} from './domains/game/deletion/delete-game.job.ts'
import { createPruneLog, pruneLogTask } from './domains/log/prune-log.job.ts'
import { createPlatformLog } from './domains/log/platform-log.ts'
import { sendMailTask } from './domains/mail/mail-queue.ts'
import { createSendMail } from './domains/mail/send-mail.job.ts'
import { createBoardBytes } from './domains/scoreboard/bytes/board-bytes.ts'
import { createBoardMoves, moveBoardStatement } from './domains/scoreboard/model/board-version.ts'
import { openOperations, type OperationsOptions } from './domains/operation/open-operations.ts'
import { createProviderClients } from './domains/identity/provider-client.ts'
import { createEvidenceReader } from './domains/cheat/evidence.ts'
import { createTunnels } from './domains/proxy/tunnels.ts'
import { createAccessWatch } from './domains/session/access-watch.ts'
import { createAuthenticator } from './domains/session/authenticate.ts'
import { createVisits } from './domains/session/visits.ts'
import { createTeamLocks } from './domains/participation/team-locks.ts'
import { createPinnedBoards } from './domains/scoreboard/model/pinned-boards.ts'
import { createRecentPlay } from './domains/participation/recent-play.ts'
import { createLiveRows } from './events/live/live-rows.ts'
import { createScoreboardStore } from './domains/scoreboard/model/scoreboard-store.ts'
import { createJudge } from './domains/submission/judge.ts'
import { createPlayingGate } from './domains/submission/playing-gate.ts'
import { startWebhooks } from './domains/webhook/start-webhooks.ts'
import { createEventBus } from './events/event-bus.ts'
import { addressTest } from './http/security/client-address.ts'
import { createServer } from './http/server.ts'
import { createReadiness } from './http/health/readiness.ts'
import { startJobWorker, type JobWorker } from './jobs/job-worker.ts'
import { createLimiter } from './limits/limiter.ts'
import { createWorkLines } from './limits/work-line.ts'
import { createRecentList } from './runtime/recent-list.ts'
import type { SlowStatement } from './events/process-report.ts'
import type { Logger } from './runtime/logger.ts'
import { openContainerRuntime } from './ports/containers/open-container-runtime.ts'
import { createWebhookSender } from './ports/webhook-sender.ts'
import { connectRedis } from './redis/connect-redis.ts'
import { watchRedis } from './redis/watch-redis.ts'
import { createPartLog } from './runtime/part-log.ts'
import type { AppServices } from './services.ts'
import { openStorage } from './storage/open-storage.ts'

export type App = { services: AppServices; server: FastifyInstance; dispose(): Promise<void> }

type Options = {
  config: Config & { databaseUrl: string }
  logger: Logger
  /** Replacements for tests. */
  overrides?: Partial<AppServices>
  databaseLimits?: ConnectionLimits
  /** Whether recurring jobs run at their times. Tests switch them off, and run the job that they are about. */
  isScheduled?: boolean
  operations?: OperationsOptions
}

const keptStatements = 50

/** Creates and connects all services; the only file that imports every concrete implementation. */
export async function createApp(options: Options): Promise<App> {
  const { config, logger, overrides = {}, isScheduled = true } = options
  const { databaseLimits: limits = defaultLimits } = options
  const slow = createRecentList<SlowStatement>(keptStatements)
  const databaseLimits = { ...limits, slowMs: config.slowStatementMs, slow }
  restrictFolder(config.dataDir)
  const clock = overrides.clock ?? createClock()
  const {
    db,
    pool,
    outage,
    dispose: disconnect,
  } = connectDatabase(config.databaseUrl, logger, databaseLimits)
  const searches = connectSearches({ databaseUrl: config.databaseUrl, logger, limits: databaseLimits })
  const secret = loadSecret(config)
  const client = config.redisUrl === null ? null : connectRedis(config.redisUrl, secret)
  const events = createEventBus({ redis: client, logger })
  const redis = client && watchRedis({ client, sendEvent: events.testRedis, logger })
  const access = createAccessWatch({ pool, events, logger })
  const starts = createStartWatch({ db, clock, events, logger })
  const logs = createPlatformLog({ pool, events, logger })
  const visits = createVisits({ pool, logger })
  const lines = createWorkLines(logger)
  const scoreboards = createScoreboardStore({ pool, events, logger, isBusy: () => lines.reads.isFull() })
  const liveRows = createLiveRows({ pool, events, logger })
  const judge = createJudge({
    databaseUrl: config.databaseUrl,
    events,
    logger,
    clock,
    moveBoard: moveBoardStatement,
    limits: databaseLimits,
  })

  const containers = overrides.containers ?? (await openContainerRuntime({ config, secret, logger }))
  const parts = {
    pool,
    outage,
    redis,
    containers,
    partLog: createPartLog(logger),
    mailer: config.mail && (await import('./ports/smtp-mailer.ts')).createSmtpMailer(config.mail),
    storage: await openStorage({ target: config.storage, dataDir: config.dataDir }),
    ...overrides,
  }
  const readiness = createReadiness(parts)
  const faults = () => {
    void readiness.read()
    return readiness.faults()
  }
  const operations = openOperations(
    { config, logger, pool, redis, events, containers, scoreboards, faults },
    { slow, options: options.operations ?? {} },
  )

  const services: AppServices = {
    ...parts,
    readiness,
    config,
    logger,
    clock,
    secret,
    db,
    searchDb: searches.db,
    events,
    recentPlay: createRecentPlay(events),
    authenticator: createAuthenticator({ pool, visits }),
    access,
    starts,
    logs,
    webhookSender: createWebhookSender({ allowedHosts: config.webhookPrivateHosts }),
    limits: createLimiter({
      redis,
      isOn: config.rateLimits,
      connectionsPerAddress: config.connectionsPerAddress,
      isShared: addressTest(config.sharedAddresses),
    }),
    lines,
    captcha: createCaptchaVerifier({ config: config.captcha, redis, clock, logger }),
    tunnels: createTunnels({ config, redis, logger }),
    fileLocks: createFileLocks({ databaseUrl: config.databaseUrl, logger, limits: databaseLimits }),
    scoreboards,
    pinnedBoards: createPinnedBoards(),
    boardBytes: createBoardBytes({ boards: scoreboards }),
    liveRows,
    boards: createBoardMoves(events),
    teamLocks: createTeamLocks(clock),
    playingGate: createPlayingGate({ pool, clock }),
    judge,
    evidence: createEvidenceReader({ pool }),
    operations,
    providers: createProviderClients({ secret, clock }),
    ...overrides,
  }
  await fillNameKeys(pool)
  const server = await createServer(services)
  const jobs = await startJobs(services, { databaseUrl: config.databaseUrl, isScheduled })
  const containerJobs = await startContainerJobs(services, config.databaseUrl)
  const releases = startChallengeReleases(services)
  const webhooks = startWebhooks(services)
  const sweeping = sweepFilesSoon(services)

  return {
    services,
    server,
    async dispose() {
      await server.close()
      await containerJobs.dispose()
      await releases.dispose()
      await webhooks.dispose()
      await jobs.dispose()
      services.mailer?.dispose()
      await sweeping
      await services.containers.dispose()
      await access.dispose()
      starts.dispose()
      operations.dispose()
      await judge.dispose()
      await scoreboards.dispose()
      await logs.flush()
      await visits.flush()
      await events.dispose()
      redis?.dispose()
      services.storage.dispose()
      await services.fileLocks.dispose()
      await searches.dispose()
      await disconnect()
    },
  }
}

/** Starts background jobs. Queued mails stay queued while no mailer is configured. */
function startJobs(
  services: AppServices,
  { databaseUrl, isScheduled }: { databaseUrl: string; isScheduled: boolean },
): Promise<JobWorker> {
  const { pool, logger, mailer } = services
  const containers = containerTasks(services)
  const backups = backupTasks({ ...services, databaseUrl })
  const schedule = [
    '17 * * * * sweep-accounts',
    '41 3 * * * prune-audit',
    `37 * * * * ${sweepFilesTask} ?queue=${sweepFilesTask}`,
    `*/5 * * * * ${resumeDeletionsTask}`,
    `43 3 * * * ${pruneLogTask}`,
    containers.schedule,
    backups.schedule,
  ]
  return startJobWorker({
    pool,
    databaseUrl,
    logger,
    tasks: {
      'sweep-accounts': createSweepAccounts(services),
      'prune-audit': createPruneAudit(services),
      [sweepFilesTask]: createSweepFiles(services),
      [pruneLogTask]: createPruneLog(services),
      [deleteGameTask]: createDeleteGame(services),
      [resumeDeletionsTask]: createResumeDeletions(services),
      ...containers.tasks,
      ...backups.tasks,
      ...(mailer && {
        [sendMailTask]: createSendMail({
          services,
          mailer,
          compose: createAccountMails({ ...services, publicUrl: mailer.publicUrl }),
        }),
      }),
    },
    schedule: isScheduled ? schedule.join('\n') : '',
  })
}
