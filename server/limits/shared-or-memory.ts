import type { Redis } from 'ioredis'
import type { Logger } from '../runtime/logger.ts'

const restMs = 5000

/**
 * Asks what processes share; when that fails, what this one keeps alone. After a failure Redis is left alone for
 * a moment, so that a silent one does not slow every request down.
 */
export function sharedOrMemory(
  { redis, logger }: { redis: Redis | null; logger: Logger },
  now: () => number = Date.now,
) {
  let restUntil = 0
  return async <Result>(shared: () => Promise<Result>, memory: () => Promise<Result>): Promise<Result> => {
    if (redis?.status !== 'ready' || now() < restUntil) return memory()
    try {
      return await shared()
    } catch (error) {
      restUntil = now() + restMs
      logger.warn({ err: error }, 'limits are counted in memory for a moment')
      return memory()
    }
  }
}
