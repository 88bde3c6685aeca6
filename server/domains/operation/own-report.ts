import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import type { LoggedError, PlatformFault, ProcessReport, SlowStatement } from '../../events/process-report.ts'
import type { SharedRedis } from '../../redis/watch-redis.ts'
import { judgeOpen, openHubs, openSockets, openStreams } from '../../meters/meters.ts'
import type { RecentList } from '../../runtime/recent-list.ts'
import type { ScoreboardStore } from '../scoreboard/model/scoreboard-store.ts'
import { gaugeValue, type LoadSampler } from './load-sampler.ts'

/** A report has at most this many of the last items of a list. */
const mostItems = 20

export type OwnReport = { processId: string; read(since: number): Promise<ProcessReport> }

type Options = {
  pool: pg.Pool
  redis: SharedRedis | null
  /** The parts that do not work now. Takes no time. */
  faults: () => PlatformFault[]
  scoreboards: Pick<ScoreboardStore, 'held'>
  /** Of the product. */
  version: string
  worker: string | null
  sampler: LoadSampler
  slow: RecentList<SlowStatement>
  errors: RecentList<LoggedError>
}

/** Reports of this process, with the intervals after a slot. */
export function createOwnReport({
  pool,
  redis,
  faults,
  scoreboards,
  version,
  worker,
  sampler,
  slow,
  errors,
}: Options): OwnReport {
  const processId = randomUUID()
  return {
    processId,
    async read(since) {
      const [webSockets, eventStreams, hubConnections, judgeQueue] = await Promise.all([
        gaugeValue(openSockets),
        gaugeValue(openStreams),
        gaugeValue(openHubs),
        gaugeValue(judgeOpen),
      ])
      return {
        processId,
        host: hostname(),
        worker,
        pid: process.pid,
        version,
        nodeVersion: process.versions.node,
        startedAt: Date.now() - Math.round(process.uptime() * 1000),
        webSockets,
        eventStreams,
        hubConnections,
        judgeQueue,
        idleConnections: pool.idleCount,
        waitingCalls: pool.waitingCount,
        isRedisUp: redis ? redis.faults().length === 0 : null,
        faults: faults(),
        boards: scoreboards.held(),
        slowStatements: slow.read().slice(-mostItems),
        errors: errors.read().slice(-mostItems),
        samples: sampler.since(since),
      }
    },
  }
}
