import { Redis } from 'ioredis'
import type { Logger } from './logger.ts'

/**
 * A Redis client that never blocks: while Redis is unavailable commands fail at once, and slow answers time out.
 * Its users have a fallback.
 */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 5000,
    commandTimeout: 1000,
  })
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) {
      const { host } = new URL(url)
      const reason = (error as NodeJS.ErrnoException).code ?? error.message
      logger.warn(
        `Redis is unavailable: ${host} does not answer (${reason}). Each process counts limits on its own and gets no events of the others. Start Redis, or correct REDIS_URL.`,
      )
    }
    isAway = true
  })
  redis.on('ready', () => {
    logger.info(isAway ? 'Redis answers again' : 'Redis is connected')
    isAway = false
  })
  return redis
}
