import { EventEmitter } from 'node:events'
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { jobSeconds } from '../meters/meters.ts'
import type { Logger } from '../runtime/logger.ts'
import { createJobLease, unlockJobsOfDeadWorkers } from './job-lease.ts'

type Options = {
  pool: pg.Pool
  databaseUrl: string
  logger: Logger
  /** Tasks by their names in the queue. */
  tasks: TaskList
  /** The schedule of recurring tasks, as lines of a crontab. */
  schedule: string
  /** Number of jobs that this process runs concurrently. */
  concurrency?: number
  /** Called with the payload of a job that ended and is no longer in the queue, or is to be tried again. */
  onEnded?: (payload: unknown) => void
}

export type JobWorker = { dispose(): Promise<void> }

const checkMs = 10_000
const restartMs = 5000

/**
 * Runs the jobs in the database: at least once, also after a crash, in any process. Creates the tables of the queue
 * if they are missing.
 */
export async function startJobWorker(options: Options): Promise<JobWorker> {
  const { pool, databaseUrl, logger, tasks, schedule, concurrency = 2, onEnded } = options
  const lease = createJobLease({ databaseUrl, logger })
  let isStopping = false
  let restart: NodeJS.Timeout | undefined

  async function start(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter()
    // The jobs of a crashed process stay locked; its ended lease lets the others unlock them.
    const held = new Promise<void>((resolve, reject) => {
      events.once('pool:create', ({ workerPool }) => void lease.hold(workerPool.id).then(resolve, reject))
    })
    held.catch(() => undefined)
    measureJobs(events)
    if (onEnded) events.on('job:complete', ({ job }) => onEnded(job.payload))
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
      if (!isStopping) logger.error({ err: error }, 'the job worker stopped, restarting it')
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
        logger.error({ err: error }, 'could not restart the job worker')
        startAgain()
      })
    }, restartMs)
  }

  let running = start()
  await running
  await unlockJobsOfDeadWorkers(pool)

  let checking: Promise<unknown> = Promise.resolve()
  const check = setInterval(() => {
    checking = unlockJobsOfDeadWorkers(pool).catch((error: unknown) => {
      logger.debug({ err: error }, 'could not check for jobs of crashed processes')
    })
  }, checkMs)
  check.unref()

  return {
    async dispose() {
      isStopping = true
      clearInterval(check)
      clearTimeout(restart)
      await checking
      // Fails if the worker has stopped already.
      await running.then((runner) => runner.stop()).catch(() => undefined)
      await lease.dispose()
    },
  }
}

function measureJobs(events: WorkerEvents): void {
  const started = new WeakMap<object, number>()
  const observe = (job: { task_identifier: string }, result: string) => {
    const seconds = (performance.now() - (started.get(job) ?? performance.now())) / 1000
    jobSeconds.observe({ task: job.task_identifier, result }, seconds)
  }
  events.on('job:start', ({ job }) => void started.set(job, performance.now()))
  events.on('job:success', ({ job }) => observe(job, 'ok'))
  events.on('job:error', ({ job }) => observe(job, 'error'))
}

/** Tasks log their own failures; messages of the queue itself are logged for debugging only. */
function toLog(logger: Logger) {
  return (level: string, message: string) => {
    logger[level === 'warning' ? 'warn' : 'debug']({ part: 'jobs' }, message)
  }
}
