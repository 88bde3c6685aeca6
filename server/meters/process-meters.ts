import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AggregatorRegistry, collectDefaultMetrics, Registry, type MetricObject } from 'prom-client'
import { platform } from '../domains/platform/platform.service.ts'
import type { AppServices } from '../services.ts'
import { meters } from './meters.ts'
import { addEngineGauges } from './engine-gauges.ts'
import { addPlatformCounts } from './platform-counts.ts'
import { addReadGauge } from './read-gauge.ts'

export type MetricsText = { type: string; body: string }

const resolutionMs = 20

/** The metrics of this process, with the state of its parts read when they are asked for. */
export function createProcessMeters(services: AppServices, worker: string) {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()

  addReadGauge(own, {
    name: 'event_loop_delay_seconds',
    help: 'Delay of the event loop since the last collection',
    labelNames: ['worker', 'quantile'],
    read() {
      const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000)
      const samples = [0.5, 0.99, 1].map((quantile) => ({
        labels: { worker, quantile: String(quantile) },
        value: delay.count === 0 ? 0 : seconds(delay.percentile(quantile * 100)),
      }))
      delay.reset()
      return samples
    },
  })
  addReadGauge(own, {
    name: 'process_memory_bytes',
    help: 'Resident memory, by worker',
    labelNames: ['worker'],
    read: () => [{ labels: { worker }, value: process.memoryUsage.rss() }],
  })
  addReadGauge(own, {
    name: 'process_info',
    help: 'Always 1; the labels have the versions of each process',
    labelNames: ['worker', 'version', 'node'],
    read: () => [{ labels: { worker, version: platform.version, node: process.versions.node }, value: 1 }],
  })
  addReadGauge(own, {
    name: 'database_connections',
    help: 'Connections of the common pool, and calls that wait for one',
    labelNames: ['state'],
    read() {
      const { totalCount, idleCount, waitingCount } = services.pool
      return [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'waiting' }, value: waitingCount },
      ]
    },
  })
  addReadGauge(own, {
    name: 'redis_up',
    help: 'Whether Redis does all its work for each process that uses it',
    labelNames: ['worker'],
    read: () =>
      services.redis ? [{ labels: { worker }, value: services.redis.faults().length === 0 ? 1 : 0 }] : [],
  })
  addPlatformCounts(services, own)
  addEngineGauges(services, own)

  return {
    read: async (): Promise<MetricObject[][]> => [
      await meters.getMetricsAsJSON(),
      await own.getMetricsAsJSON(),
    ],
    dispose() {
      delay.disable()
    },
  }
}

/** One text of the metrics of several processes: the values of equal labels are added. */
export async function joinMetrics(processes: MetricObject[][]): Promise<MetricsText> {
  const joined = AggregatorRegistry.aggregate(processes)
  return { type: joined.contentType, body: await joined.metrics() }
}
