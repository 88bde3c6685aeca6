/** A start that left the queue. */
export type Departure = { atMs: number; queuedAtMs: number }

type Queue = {
  /** 1 for the next to start. */
  position: number
  /** The starts of the last minutes in their order. */
  departures: readonly Departure[]
  /** When running instances expire, earliest first. */
  expiriesMs: readonly number[]
  /** Since when the next start waits. */
  nextQueuedAtMs: number
  /** Departures before this time are not known. */
  knownSinceMs: number
  nowMs: number
}

/** Starts before this time say nothing about the queue of now. */
export const recentMs = 5 * 60_000
/** After this time in which starts wait and none begins, the queue is assumed to wait for instances to stop. */
const stalledMs = 30_000
/** The first starts of a burst begin together, so a shorter time is not enough to estimate from. */
const leastMs = 3000

/**
 * The expected milliseconds until a queued start begins; null if nothing is known. It is the position times the mean time
 * between two starts of the last minutes. The time between two starts counts only if the later one was in the queue
 * at the earlier one: otherwise the queue was empty, and the time says how often players ask. While starts wait and none
 * begins, it is at most the time until enough instances have expired.
 */
export function expectedWaitMs({
  position,
  departures,
  expiriesMs,
  nextQueuedAtMs,
  knownSinceMs,
  nowMs,
}: Queue): number | null {
  const recent = departures.filter(({ atMs }) => nowMs - atMs <= recentMs)
  const busy = recent.flatMap(({ atMs, queuedAtMs }, index) => {
    const earlier = recent[index - 1]
    return earlier && queuedAtMs <= earlier.atMs ? [Math.max(0, atMs - earlier.atMs)] : []
  })
  const idleMs = nowMs - Math.max(recent.at(-1)?.atMs ?? knownSinceMs, nextQueuedAtMs)
  const pace = paceOf(busy, idleMs)
  const byPace = pace === null ? null : pace * position
  if (idleMs < stalledMs) return byPace
  const expiryMs = expiriesMs[position - 1]
  if (expiryMs === undefined) return byPace
  return Math.min(byPace ?? Number.POSITIVE_INFINITY, Math.max(0, expiryMs - nowMs))
}

/** Milliseconds per start. The time since the last start counts when it makes the queue slower. */
function paceOf(busy: number[], idleMs: number): number | null {
  if (busy.length === 0) return null
  const sum = busy.reduce((all, ms) => all + ms, 0)
  if (sum + idleMs < leastMs) return null
  return Math.max(sum / busy.length, (sum + idleMs) / (busy.length + 1))
}
