const firstMs = 0.25
const growth = 1.25
/** The last bucket begins above a minute. */
const buckets = 57

/** Events of one kind since the process started, counted by their duration. */
export type Tally = {
  observe(elapsedMs: number): void
  /** A copy of the counts, to measure a period between two of them. */
  read(): TallyCounts
}
export type TallyCounts = Float64Array

/** Durations are exact to the bucket, a quarter. Null without an event. */
export type Measured = { perSecond: number; p50Ms: number | null; p99Ms: number | null }

/** Costs one logarithm an event, and half a kilobyte. */
export function createTally(): Tally {
  const counts = new Float64Array(buckets)
  return {
    observe(elapsedMs) {
      const index = bucketOf(elapsedMs)
      counts[index] = (counts[index] ?? 0) + 1
    },
    read: () => counts.slice(),
  }
}

/** The rate and the durations of the events between two readings. */
export function measureBetween(before: TallyCounts, after: TallyCounts, seconds: number): Measured {
  const counts = after.map((count, index) => count - (before[index] ?? 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return {
    perSecond: seconds > 0 ? rounded(total / seconds, 100) : 0,
    p50Ms: quantile(counts, total, 0.5),
    p99Ms: quantile(counts, total, 0.99),
  }
}

function bucketOf(elapsedMs: number): number {
  if (!(elapsedMs > firstMs)) return 0
  return Math.min(buckets - 1, Math.ceil(Math.log(elapsedMs / firstMs) / Math.log(growth)))
}

/** Interpolates inside the bucket. */
function quantile(counts: TallyCounts, total: number, share: number): number | null {
  if (total === 0) return null
  let left = total * share
  for (const [index, count] of counts.entries()) {
    if (count > 0 && count >= left) {
      const upTo = firstMs * growth ** index
      const from = index === 0 ? 0 : upTo / growth
      return rounded(from + (upTo - from) * (left / count), 10)
    }
    left -= count
  }
  return rounded(firstMs * growth ** (buckets - 1), 10)
}

/** With so many steps between two whole numbers. */
export function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}
