import type { SharedRedis } from '../redis/watch-redis.ts'

const pauseMs = 5000

/**
 * Uses the shared counts in Redis, and those in memory while Redis fails. After a failure Redis is skipped for a
 * moment, so that timeouts do not slow every request down.
 */
export function sharedOrMemory(
  redis: Pick<SharedRedis, 'counts' | 'notice'> | null,
  now: () => number = Date.now,
) {
  let pausedUntil = 0
  return async <Result>(shared: () => Promise<Result>, memory: () => Promise<Result>): Promise<Result> => {
    if (!redis?.counts() || now() < pausedUntil) return memory()
    try {
      return await shared()
    } catch (error) {
      // Commands that were on their way fail together.
      if (now() >= pausedUntil) redis.notice(error)
      pausedUntil = now() + pauseMs
      return memory()
    }
  }
}
