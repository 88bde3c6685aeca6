import type { MetricObject } from 'prom-client'
import { createProcessMeters, joinMetrics } from '../../meters/process-meters.ts'
import { answerPrimary, askWorkers } from '../../runtime/worker-questions.ts'
import type { AppServices } from '../../services.ts'
import { startMetrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

type Basics = Pick<AppServices, 'config' | 'logger'>

/** The metrics port of a platform with one process. */
export async function startOwnMetrics(services: AppServices) {
  const meters = createProcessMeters(services, '1')
  const server = await startMetrics({
    ...services,
    metrics: async () => joinMetrics(await meters.read()),
    readiness: services.readiness.read,
  })
  return {
    async dispose() {
      meters.dispose()
      await server?.dispose()
    },
  }
}

/** Lets the primary process read the metrics and the state of this worker. */
export function offerMetrics(services: AppServices, worker: string): void {
  const meters = createProcessMeters(services, worker)
  answerPrimary({ metrics: () => meters.read(), readiness: services.readiness.read })
}

/** The metrics port of the primary process: it adds the metrics of all workers. */
export function startWorkersMetrics({ config, logger }: Basics) {
  return startMetrics({
    config,
    logger,
    metrics: async () => joinMetrics((await askWorkers<MetricObject[][]>('metrics')).flat()),
    readiness: async () => {
      const [first, ...others] = await askWorkers<Readiness>('readiness')
      return others.find(({ isReady }) => !isReady) ?? first ?? noWorker
    },
  })
}

const noWorker: Readiness = {
  isReady: false,
  isDegraded: true,
  parts: { database: 'down', storage: 'down', redis: 'down', mail: 'down', containers: 'down' },
  reasons: {},
  faults: [],
}
