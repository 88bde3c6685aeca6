const secondMs = 1000
const minuteMs = 60 * secondMs

/** Pauses after the first, second, … failed attempt; about four hours in total. */
const pausesMs = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  30 * minuteMs,
  60 * minuteMs,
  120 * minuteMs,
]

const longestMs = 2 * 60 * minuteMs

/**
 * Milliseconds until the next attempt, or null if none is left. Up to a quarter is added at random, so that the
 * deliveries of an outage do not arrive together. `random` is from 0 to 1; `askedMs` is the pause that the receiver
 * asked for.
 */
export function retryDelayMs(failedAttempts: number, random: number, askedMs = 0): number | null {
  const pause = pausesMs[failedAttempts - 1]
  if (pause === undefined) return null
  return Math.round(Math.max(pause * (1 + random / 4), Math.min(askedMs, longestMs)))
}

export const maxAttempts = pausesMs.length + 1

/** A webhook that has failed for this long without a success is disabled. */
export const switchOffMs = 3 * 60 * minuteMs
