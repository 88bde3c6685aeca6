import { Redis } from 'ioredis'
import type { Logger } from './logger.ts'

/**
 * A Redis that keeps nobody waiting: while it is away commands fail at once, and a silent one is not waited for.
 * Whoever uses it has something to fall back to.
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
        `Redis is out of reach: ${host} does not answer (${reason}). Each process counts limits alone and gets no events of the others. Start Redis, or correct REDIS_URL.`,
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
