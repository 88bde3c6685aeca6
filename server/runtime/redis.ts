import { Redis } from 'ioredis'
import type { Logger } from './logger.ts'

/**
 * A Redis client that never blocks: while Redis is unavailable commands fail at once, and slow answers time out. Callers
 * must work without Redis.
 */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 5000,
    commandTimeout: 1000,
  })
  let isUnavailable = false
  redis.on('error', (error) => {
    if (!isUnavailable) {
      const { host } = new URL(url)
      const reason = (error as NodeJS.ErrnoException).code ?? error.message
      logger.warn(
        `Redis is unavailable: ${host} does not answer (${reason}). Each process counts limits on its own and gets no events of the others. Start Redis, or correct REDIS_URL.`,
      )
    }
    isUnavailable = true
  })
  redis.on('ready', () => {
    logger.info(isUnavailable ? 'Redis answers again' : 'Redis is connected')
    isUnavailable = false
  })
  return redis
}
