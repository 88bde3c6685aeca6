/**
 * A frame costs about 15 µs for each socket. While other work waits, sending takes at most a sixth of a processor;
 * otherwise a change reaches 10,000 sockets within half a second.
 */
const pauseMsPerFollower = { busy: 0.1, free: 0.02 }
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
 * a second late, so that many subscribers of many changes leave time for everything else. `isBusy` tells whether other
 * work of the process waits.
 */
export function createFollowers(isBusy: () => boolean): Followers {
  const wakes = new Set<() => void>()
  let turn = 0
  let wokenAt = Number.NEGATIVE_INFINITY
  let isAnnounced = false

  function wakeAll(): void {
    turn += 1
    isAnnounced = false
    wokenAt = performance.now()
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
      const pauseMs = wakes.size * pauseMsPerFollower[isBusy() ? 'busy' : 'free']
      const waitMs = wokenAt + Math.min(longestPauseMs, pauseMs) - performance.now()
      if (waitMs < shortestPauseMs) return wakeAll()
      isAnnounced = true
      setTimeout(() => {
        if (isAnnounced) wakeAll()
      }, waitMs).unref()
    },
    wakeAll,
  }
}
