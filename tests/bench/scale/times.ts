/** Milliseconds, counted to the millisecond, so that a million of them need no more memory than ten. */
export type Times = { add(ms: number): void; at(share: number): number; longest(): number; count(): number }

const longestMs = 120_000

export function createTimes(): Times {
  const counts = new Uint32Array(longestMs + 1)
  let total = 0
  let longest = 0
  return {
    add(ms) {
      const whole = Math.min(longestMs, Math.max(0, Math.round(ms)))
      counts[whole] = (counts[whole] ?? 0) + 1
      total += 1
      longest = Math.max(longest, ms)
    },
    /** The time that this share of them did not exceed. */
    at(share) {
      let left = Math.ceil(share * total)
      for (const [ms, count] of counts.entries()) {
        left -= count
        if (left <= 0) return ms
      }
      return 0
    },
    longest: () => longest,
    count: () => total,
  }
}

export type Percentiles = { p50: number; p99: number; longest: number; count: number }

export function percentilesOf(times: Times): Percentiles {
  return { p50: times.at(0.5), p99: times.at(0.99), longest: times.longest(), count: times.count() }
}
