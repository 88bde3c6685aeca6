import type { Redis } from 'ioredis'
import type { Logger } from '../runtime/logger.ts'

const pauseMs = 5000

/**
 * Uses the shared counts in Redis, and those in memory while Redis fails. After a failure Redis is skipped for a
 * moment, so that timeouts do not slow every request down.
 */
export function sharedOrMemory(
  { redis, logger }: { redis: Redis | null; logger: Logger },
  now: () => number = Date.now,
) {
  let pausedUntil = 0
  return async <Result>(shared: () => Promise<Result>, memory: () => Promise<Result>): Promise<Result> => {
    if (redis?.status !== 'ready' || now() < pausedUntil) return memory()
    try {
      return await shared()
    } catch (error) {
      pausedUntil = now() + pauseMs
      logger.warn({ err: error }, 'cannot reach Redis, limits are counted in memory')
      return memory()
    }
  }
}
