import { RateLimitedError } from '../use-case/errors.ts'

const retryAfterSeconds = 60

/**
 * Runs one task per key at a time in this process, in order. At most `queue` tasks wait.
 * @throws RateLimitedError
 */
export function createTurns({ queue }: { queue: number }) {
  const waiting = new Map<string, { count: number; last: Promise<unknown> }>()

  return async function takeTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = waiting.get(key) ?? { count: 0, last: Promise.resolve() }
    if (line.count > queue) throw new RateLimitedError(retryAfterSeconds)
    line.count += 1
    waiting.set(key, line)
    const turn = line.last.then(work)
    line.last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      line.count -= 1
      if (line.count === 0) waiting.delete(key)
    }
  }
}
