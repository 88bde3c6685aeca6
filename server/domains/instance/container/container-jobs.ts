import type { AppServices } from '../../../services.ts'
import { startJobWorker, type JobWorker } from '../../../jobs/job-worker.ts'
import { isLoopback, publicEntry } from '../../../ports/containers/public-entry.ts'
import { startTask } from './container-queue.ts'
import type { Services } from './container-rows.ts'
import { prepareImages, prepareTask } from '../image/prepare-images.job.ts'
import { createPullImage, pullPayload } from '../image/pull-image.job.ts'
import { pullTask } from '../image/image-queue.ts'
import { keepWarm, keepWarmTask } from '../warm/keep-warm.job.ts'
import { stopTask } from './remove-container.ts'
import { createStartContainer } from './start-container.job.ts'
import { createStopContainer, sweepContainers, sweepTask } from './sweep-containers.job.ts'

/** Number of starts that this process runs at once on each engine; the others wait in their order. */
const startsAtOnce = 6
/** More of them would take the connections to the database from the requests. */
const mostStartsAtOnce = 24
/** Number of images that this process pulls at once; starts have their own places. */
const pullsAtOnce = 2

/** Tasks of the common worker for containers, with their schedule. */
export function containerTasks(services: Services) {
  return {
    tasks: {
      [stopTask]: createStopContainer(services),
      [sweepTask]: () => sweepContainers(services),
      [prepareTask]: () => prepareImages(services),
      [keepWarmTask]: () => keepWarm(services),
    },
    schedule: [sweepTask, prepareTask, keepWarmTask].map((task) => `* * * * * ${task}`).join('\n'),
  }
}

/**
 * Runs the queue of starts, separately from other jobs since pulling an image may take minutes. Sweeps all
 * containers at once, and after every event that may end a team's right to run one.
 */
export async function startContainerJobs(services: AppServices, databaseUrl: string): Promise<JobWorker> {
  warnOfSharedHost(services)
  const { pool, logger, events } = services
  const ending = new AbortController()
  const worker = await startJobWorker({
    pool,
    databaseUrl,
    logger,
    tasks: { [startTask]: createStartContainer(services, ending.signal) },
    schedule: '',
    concurrency: Math.min(mostStartsAtOnce, startsAtOnce * Math.max(1, services.containers.engines.length)),
  })
  const pulls = await startPulls(services, databaseUrl)
  const soon = (task: string) => {
    pool
      .query(`SELECT FROM graphile_worker.add_job($1, job_key => $1, max_attempts => 1)`, [task])
      .catch((error: unknown) => logger.debug({ err: error, task }, 'could not queue a job, will retry'))
  }
  const compareSoon = () => {
    soon(sweepTask)
    if (pulls) soon(prepareTask)
    soon(keepWarmTask)
  }
  const offs =
    services.containers.name === 'none'
      ? []
      : [events.on('play.changed', compareSoon), events.on('warm.taken', () => soon(keepWarmTask))]
  if (services.containers.name !== 'none') compareSoon()
  return {
    async dispose() {
      for (const off of offs) off()
      ending.abort()
      await pulls?.dispose()
      await worker.dispose()
    },
  }
}

/** Runs the queue of pulls, separately from starts, which must not wait for images of other challenges. */
async function startPulls(services: AppServices, databaseUrl: string): Promise<JobWorker | null> {
  const { pool, logger, containers, events } = services
  if (containers.images.length === 0) return null
  const ending = new AbortController()
  const worker = await startJobWorker({
    pool,
    databaseUrl,
    logger,
    tasks: { [pullTask]: createPullImage(services, ending.signal) },
    schedule: '',
    concurrency: pullsAtOnce,
    // The state of an image depends on the queue.
    onEnded: (payload) => events.emit('image.pullChanged', { image: pullPayload.parse(payload).image }),
  })
  return {
    async dispose() {
      ending.abort()
      await worker.dispose()
    },
  }
}

/** Warns of a public host equal to the platform's: cookies ignore ports, so containers would receive them. */
function warnOfSharedHost({
  config,
  containers,
  logger,
}: Pick<AppServices, 'config' | 'containers' | 'logger'>) {
  if (containers.name === 'none' || config.portMapping !== 'Default' || config.publicUrl === null) return
  const own = publicEntry(config)
  const hosts = containers.engines.length > 0 ? containers.engines.map(({ entry }) => entry ?? own) : [own]
  const host = new URL(config.publicUrl).hostname
  if (isLoopback(host) || !hosts.includes(host)) return
  const message = 'challenges are on the platform’s own host, so browsers give them its cookies'
  logger.warn({ host }, `${message}: set HALYARD_PUBLIC_ENTRY to another name`)
}
