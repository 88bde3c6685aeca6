import type { LoadSample } from '../../events/process-report.ts'
import { rounded } from '../../meters/tally.ts'

/** A value for each interval, oldest first; null for an interval that no process measured. */
type Column = (number | null)[]

export type LoadHistory = {
  endAt: Date
  restPerSecond: Column
  graphqlPerSecond: Column
  pagesPerSecond: Column
  failuresPerSecond: Column
  restP99Ms: Column
  graphqlP99Ms: Column
  judgedPerSecond: Column
  judgeP99Ms: Column
  eventLoopDelayMs: Column
  memoryBytes: Column
  sockets: Column
  usedConnections: Column
}

type Options = { samples: Iterable<LoadSample>; lastSlot: number; length: number; intervalMs: number }

/** The load of all processes together: sums, and for durations and delays the highest of any process. */
export function joinSamples({ samples, lastSlot, length, intervalMs }: Options): LoadHistory {
  const slots = Array.from({ length }, (): LoadSample[] => [])
  for (const sample of samples) slots[sample.slot - lastSlot + length - 1]?.push(sample)
  const column = (join: (values: number[]) => number, value: (sample: LoadSample) => number | null): Column =>
    slots.map((slot) => {
      const values = slot.flatMap((sample) => value(sample) ?? [])
      return values.length === 0 ? null : join(values)
    })
  const sum = (value: (sample: LoadSample) => number) => column(total, value)
  const highest = (value: (sample: LoadSample) => number | null) =>
    column((values) => Math.max(...values), value)
  return {
    endAt: new Date(lastSlot * intervalMs),
    restPerSecond: sum(({ rest }) => rest.perSecond),
    graphqlPerSecond: sum(({ graphql }) => graphql.perSecond),
    pagesPerSecond: sum(({ page }) => page.perSecond),
    failuresPerSecond: sum(({ failuresPerSecond }) => failuresPerSecond),
    restP99Ms: highest(({ rest }) => rest.p99Ms),
    graphqlP99Ms: highest(({ graphql }) => graphql.p99Ms),
    judgedPerSecond: sum(({ judge }) => judge.perSecond),
    judgeP99Ms: highest(({ judge }) => judge.p99Ms),
    eventLoopDelayMs: highest(({ eventLoopDelayMs }) => eventLoopDelayMs),
    memoryBytes: sum(({ memoryBytes }) => memoryBytes),
    sockets: sum(({ sockets }) => sockets),
    usedConnections: sum(({ usedConnections }) => usedConnections),
  }
}

function total(values: number[]): number {
  return rounded(
    values.reduce((sum, value) => sum + value, 0),
    100,
  )
}
