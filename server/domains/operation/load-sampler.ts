import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import type { LoadSample } from '../../events/process-report.ts'
import { answerTallies, judgeTally, loadTotals } from '../../meters/load-tallies.ts'
import { openHubs, openSockets, openStreams } from '../../meters/meters.ts'
import { measureBetween, rounded } from '../../meters/tally.ts'

/** Ten minutes of the usual interval. */
export const keptSamples = 120
const resolutionMs = 20

export type LoadSampler = {
  /** The intervals after that slot, oldest first. */
  since(slot: number): LoadSample[]
  dispose(): void
}

/** Measures this process at the end of each interval, and keeps the last intervals. */
export function createLoadSampler({ pool, intervalMs }: { pool: pg.Pool; intervalMs: number }): LoadSampler {
  const samples: LoadSample[] = []
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  let former = readCounts()
  let timer = schedule()

  /** All processes measure at the same times. A timer that was a little early does not end the same interval twice. */
  function schedule(): NodeJS.Timeout {
    const leftMs = intervalMs - (Date.now() % intervalMs)
    return setTimeout(measure, leftMs < intervalMs / 2 ? leftMs + intervalMs : leftMs).unref()
  }

  function measure(): void {
    timer = schedule()
    void keep(readCounts())
  }

  async function keep(counts: Counts): Promise<void> {
    samples.push(await take(counts))
    if (samples.length > keptSamples) samples.shift()
  }

  async function take(counts: Counts): Promise<LoadSample> {
    const before = former
    former = counts
    const seconds = (counts.at - before.at) / 1000
    const between = (kind: keyof typeof answerTallies) => measureBetween(before[kind], counts[kind], seconds)
    const batches = counts.batches - before.batches
    const [webSockets, streams, hubs] = await Promise.all(
      [openSockets, openStreams, openHubs].map(gaugeValue),
    )
    const loopMs = delay.count === 0 ? 0 : delay.percentile(99) / 1e6 - resolutionMs
    delay.reset()
    return {
      slot: Math.round(counts.wallMs / intervalMs),
      rest: between('rest'),
      graphql: between('graphql'),
      page: between('page'),
      judge: measureBetween(before.judge, counts.judge, seconds),
      failuresPerSecond: rounded((counts.failures - before.failures) / seconds, 100),
      batchSize:
        batches === 0 ? null : rounded((counts.batchedAnswers - before.batchedAnswers) / batches, 10),
      eventLoopDelayMs: rounded(Math.max(0, loopMs), 10),
      cpuPercent: rounded((counts.cpuMs - before.cpuMs) / seconds / 10, 10),
      memoryBytes: process.memoryUsage.rss(),
      sockets: (webSockets ?? 0) + (streams ?? 0) + (hubs ?? 0),
      usedConnections: pool.totalCount - pool.idleCount,
    }
  }

  return {
    since: (slot) => samples.filter((sample) => sample.slot > slot),
    dispose() {
      clearTimeout(timer)
      delay.disable()
    },
  }
}

type Counts = ReturnType<typeof readCounts>

function readCounts() {
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now(),
    wallMs: Date.now(),
    cpuMs: (user + system) / 1000,
    rest: answerTallies.rest.read(),
    graphql: answerTallies.graphql.read(),
    page: answerTallies.page.read(),
    judge: judgeTally.read(),
    ...loadTotals,
  }
}

/** The value of a gauge without labels. */
export async function gaugeValue(gauge: {
  get(): Promise<{ values: { value: number }[] }>
}): Promise<number> {
  const { values } = await gauge.get()
  return values[0]?.value ?? 0
}
