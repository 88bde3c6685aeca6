import type { AppServices } from '../../services.ts'
import { startJobWorker, type JobWorker } from '../../jobs/job-worker.ts'
import { isLoopback, publicEntry } from '../../ports/containers/public-entry.ts'
import { startTask } from './container-queue.ts'
import type { Services } from './container-rows.ts'
import { stopTask } from './remove-container.ts'
import { createStartContainer } from './start-container.job.ts'
import { createStopContainer, sweepContainers, sweepTask } from './sweep-containers.job.ts'

/** Starts that this process works on at once; the others wait in their order. */
const startsAtOnce = 6

/** What the common worker does for containers, and when. */
export function containerTasks(services: Services) {
  return {
    tasks: {
      [stopTask]: createStopContainer(services),
      [sweepTask]: () => sweepContainers(services),
    },
    schedule: `* * * * * ${sweepTask}`,
  }
}

/**
 * Works on the queue of starts, apart from other jobs: bringing an image may take minutes. Looks through all
 * containers at once, and whenever something may have taken a team's right to run one.
 */
export async function startContainerJobs(services: AppServices, databaseUrl: string): Promise<JobWorker> {
  warnOfSharedHost(services)
  const { pool, logger, events } = services
  const worker = await startJobWorker({
    pool,
    databaseUrl,
    logger,
    tasks: { [startTask]: createStartContainer(services) },
    schedule: '',
    concurrency: startsAtOnce,
  })
  const sweepSoon = () => {
    pool
      .query(`SELECT FROM graphile_worker.add_job($1, job_key => $1, max_attempts => 1)`, [sweepTask])
      .catch((error: unknown) => logger.debug({ err: error }, 'containers are looked through later'))
  }
  const off = services.containers.name === 'none' ? () => undefined : events.on('play.changed', sweepSoon)
  if (services.containers.name !== 'none') sweepSoon()
  return {
    async dispose() {
      off()
      await worker.dispose()
    },
  }
}

/** Cookies ignore ports. */
function warnOfSharedHost({
  config,
  containers,
  logger,
}: Pick<AppServices, 'config' | 'containers' | 'logger'>) {
  if (containers.name === 'none' || config.portMapping !== 'Default' || config.publicUrl === null) return
  const host = publicEntry(config)
  if (isLoopback(host) || host !== new URL(config.publicUrl).hostname) return
  const message = 'challenges are on the platform’s own host, so browsers give them its cookies'
  logger.warn({ host }, `${message}: set HALYARD_PUBLIC_ENTRY to another name`)
}
