import { EventEmitter } from 'node:events'
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from '../runtime/logger.ts'
import { createJobLease, unlockJobsOfTheDead } from './job-lease.ts'

type Options = {
  pool: pg.Pool
  databaseUrl: string
  logger: Logger
  /** What is done, by the name that it is queued under. */
  tasks: TaskList
  /** When tasks are queued by themselves, as lines of a crontab. */
  schedule: string
  /** What this process does at once. */
  concurrency?: number
}

export type JobWorker = { dispose(): Promise<void> }

const checkMs = 10_000
const restartMs = 5000

/**
 * Does what is queued in the database: at least once, also after a crash, whichever process comes to it. Makes
 * the queue's tables where they are missing.
 */
export async function startJobWorker(options: Options): Promise<JobWorker> {
  const { pool, databaseUrl, logger, tasks, schedule, concurrency = 2 } = options
  const lease = createJobLease({ databaseUrl, logger })
  let isStopping = false
  let restart: NodeJS.Timeout | undefined

  async function start(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter()
    // A process that dies leaves its jobs locked; the lease tells the others that it is gone.
    const held = new Promise<void>((resolve, reject) => {
      events.once('pool:create', ({ workerPool }) => void lease.hold(workerPool.id).then(resolve, reject))
    })
    held.catch(() => undefined)
    const runner = await run({
      pgPool: pool,
      taskList: tasks,
      crontab: schedule,
      concurrency,
      noHandleSignals: true,
      logger: new WorkerLogger(() => toLog(logger)),
      events,
    })
    runner.promise.catch((error: unknown) => {
      if (!isStopping) logger.error({ err: error }, 'jobs stopped and are taken up again')
    })
    void runner.promise.then(startAgain, startAgain)
    try {
      await held
    } catch (error) {
      await runner.stop()
      throw error
    }
    return runner
  }

  function startAgain(): void {
    if (isStopping) return
    restart = setTimeout(() => {
      running = start()
      running.catch((error: unknown) => {
        logger.error({ err: error }, 'jobs could not be taken up again')
        startAgain()
      })
    }, restartMs)
  }

  let running = start()
  await running
  await unlockJobsOfTheDead(pool)

  let checking: Promise<unknown> = Promise.resolve()
  const check = setInterval(() => {
    checking = unlockJobsOfTheDead(pool).catch((error: unknown) => {
      logger.debug({ err: error }, 'jobs of dead processes could not be looked for')
    })
  }, checkMs)
  check.unref()

  return {
    async dispose() {
      isStopping = true
      clearInterval(check)
      clearTimeout(restart)
      await checking
      // One that failed or has stopped by itself needs no stopping.
      await running.then((runner) => runner.stop()).catch(() => undefined)
      await lease.dispose()
    },
  }
}

/** Failures are told by the tasks, in their own words; the rest is for who looks into the queue itself. */
function toLog(logger: Logger) {
  return (level: string, message: string) => {
    logger[level === 'warning' ? 'warn' : 'debug']({ part: 'jobs' }, message)
  }
}
