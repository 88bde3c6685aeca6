/** A frame costs about 25 µs for each socket, so sending takes at most a quarter of a processor. */
const pauseMsPerFollower = 0.1
const longestPauseMs = 1000
/** Timers are not more exact. */
const shortestPauseMs = 2

export type Followers = {
  readonly size: number
  /** Grows with each announcement. A follower that has seen a turn waits for the next one. */
  readonly turn: number
  add(wake: () => void): void
  delete(wake: () => void): void
  /** Wakes all followers: at once, or after the pause that follows the announcement before. */
  announce(): void
  /** Wakes all followers at once. */
  wakeAll(): void
}

/**
 * The subscribers of a board. While changes follow each other quickly, several of them are announced together, at most
 * a second late, so that many subscribers of many changes leave time for everything else.
 */
export function createFollowers(): Followers {
  const wakes = new Set<() => void>()
  let turn = 0
  let quietUntil = 0
  let isAnnounced = false

  function wakeAll(): void {
    turn += 1
    isAnnounced = false
    const pauseMs = Math.min(longestPauseMs, wakes.size * pauseMsPerFollower)
    quietUntil = performance.now() + pauseMs
    for (const wake of wakes) wake()
  }

  return {
    get size() {
      return wakes.size
    },
    get turn() {
      return turn
    },
    add: (wake) => void wakes.add(wake),
    delete: (wake) => void wakes.delete(wake),
    announce() {
      if (isAnnounced) return
      const waitMs = quietUntil - performance.now()
      if (waitMs < shortestPauseMs) return wakeAll()
      isAnnounced = true
      setTimeout(() => {
        if (isAnnounced) wakeAll()
      }, waitMs).unref()
    },
    wakeAll,
  }
}
