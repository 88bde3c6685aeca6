import { Redis } from 'ioredis'
import { platformName } from '../config/platform-name.ts'

/**
 * A Redis client that never blocks: while Redis is unavailable commands fail at once, and slow answers time out. Callers
 * must work without Redis. All keys and channels have the name of the platform, since several may share one Redis.
 */
export function connectRedis(url: string, secret: string): Redis {
  const redis = new Redis(url, {
    keyPrefix: `halyard:${platformName(secret, 'redis')}:`,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 5000,
    commandTimeout: 1000,
  })
  // Without a listener the library prints errors. `watchRedis` logs them.
  redis.on('error', () => undefined)
  return redis
}

/** The library adds its prefix to keys, and not to channels. */
export function channelOf(redis: Redis, name: string): string {
  return `${redis.options.keyPrefix ?? ''}${name}`
}
