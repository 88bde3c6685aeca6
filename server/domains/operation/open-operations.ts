import type { LoggedError, PlatformFault, SlowStatement } from '../../events/process-report.ts'
import type { RecentList } from '../../runtime/recent-list.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { ScoreboardStore } from '../scoreboard/model/scoreboard-store.ts'
import type { PlatformServices } from './platform-load.ts'
import type { SharedRedis } from '../../redis/watch-redis.ts'
import { platform } from '../platform/platform.service.ts'
import { createLoadSampler } from './load-sampler.ts'
import { createOperationsMonitor, type OperationsMonitor } from './operations-monitor.ts'
import { createOwnReport } from './own-report.ts'

const defaultIntervalMs = 5000

export type OperationsOptions = {
  /** The number of this worker, if the host runs several. */
  worker?: string
  /** The last errors of the logger. */
  errors?: RecentList<LoggedError>
  /** Tests shorten it. */
  intervalMs?: number
}

type Services = PlatformServices & {
  redis: SharedRedis | null
  events: EventBus
  scoreboards: ScoreboardStore
  /** The parts that do not work now. Takes no time. */
  faults: () => PlatformFault[]
}

/** Measures this process from now on, and lets the operations screen see it. */
export function openOperations(
  services: Services,
  { slow, options }: { slow: RecentList<SlowStatement>; options: OperationsOptions },
): OperationsMonitor {
  const { worker = null, errors = { add: () => undefined, read: () => [] } } = options
  const { intervalMs = defaultIntervalMs } = options
  const sampler = createLoadSampler({ ...services, intervalMs })
  const own = createOwnReport({ ...services, version: platform.version, worker, sampler, slow, errors })
  return createOperationsMonitor({ ...services, own, sampler, intervalMs })
}
