import type { Logger } from '../runtime/logger.ts'
import { UnavailableError } from '../use-case/errors.ts'

type Options = {
  /** How many tasks run at the same time. */
  most: number
  /** A task that has waited for longer is refused; null: none is. */
  longestWaitMs: number | null
  /** A task that runs for longer waits for something else, such as a backend, and gives its place to the next one. */
  longestHoldMs: number
  /** Called for each refused task. */
  refused?: () => void
}

/** Runs tasks in the order in which they come, and not all of them at the same time. */
export type WorkLine = {
  /** @throws UnavailableError after the longest wait; the task has not begun */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>
  /** Whether a task would wait now. */
  isFull(): boolean
  /** Runs a task at once; null without a free place. */
  runNow<Result>(work: () => Promise<Result>): Promise<Result> | null
}

/**
 * A thousand requests that run at the same time all finish late, hold the memory of their partial results, and starve
 * each other of database connections. In a line each of them finishes soon after it begins.
 */
export function createWorkLine({ most, longestWaitMs, longestHoldMs, refused }: Options): WorkLine {
  let free = most
  const waiting = new Set<() => void>()

  function leave(): void {
    const [next] = waiting
    if (next) next()
    else free += 1
  }

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        waiting.delete(enter)
        refused?.()
        reject(new UnavailableError('http.busy'))
      }
      const timer = longestWaitMs === null ? undefined : setTimeout(refuse, longestWaitMs)
      const enter = () => {
        clearTimeout(timer)
        waiting.delete(enter)
        resolve()
      }
      waiting.add(enter)
    })
  }

  async function hold<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    let isHeld = true
    const leaveOnce = () => {
      if (isHeld) leave()
      isHeld = false
    }
    const timer = setTimeout(leaveOnce, longestHoldMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      leaveOnce()
    }
  }

  return {
    async run(work) {
      if (free > 0) free -= 1
      else await wait()
      return hold(work)
    },
    isFull: () => free === 0,
    runNow(work) {
      if (free === 0) return null
      free -= 1
      return hold(work)
    },
  }
}

const waits = { longestWaitMs: 20_000, longestHoldMs: 2000 }
const quietMs = 30_000

/**
 * The lines of a process. One thread does their work, so more tasks at the same time do not finish sooner. Answers and
 * other changes wait for no read, and are judged in large batches.
 */
export function createWorkLines(logger?: Logger) {
  let count = 0
  let nextAt = 0
  const refused = () => {
    count += 1
    if (Date.now() < nextAt) return
    nextAt = Date.now() + quietMs
    logger?.warn(
      { refused: count },
      'the process is overloaded: requests that waited for 20 seconds were refused with status 503',
    )
    count = 0
  }
  return {
    reads: createWorkLine({ most: 12, ...waits, refused }),
    changes: createWorkLine({ most: 64, ...waits, refused }),
    /** Registrations and log-ins wait for the hashes of passwords, few of which run at the same time. */
    accounts: createWorkLine({ most: 32, ...waits, refused }),
    /** Starts of subscriptions, whose sockets are open already. */
    subscriptions: createWorkLine({ most: 48, ...waits, longestWaitMs: null }),
    /** Results of subscriptions for one viewer or one team. */
    updates: createWorkLine({ most: 12, ...waits, longestWaitMs: null }),
  }
}

export type WorkLines = ReturnType<typeof createWorkLines>
