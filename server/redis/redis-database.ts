import { Redis } from 'ioredis'
import { StartError } from '../start/start-error.ts'

/** Whether the error says that Redis does not have the database of `REDIS_URL`. */
export function isRefusedDatabase({ message }: Error): boolean {
  return /DB index is out of range|SELECT is not allowed|invalid DB index/i.test(message)
}

/**
 * Refuses a database that Redis does not have: the library would use the first one instead. A Redis that does not answer
 * is no reason not to start.
 * @throws StartError
 */
export async function requireRedisDatabase(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 3000,
    commandTimeout: 1000,
    retryStrategy: null,
  })
  const { host, db = 0 } = redis.options
  redis.on('error', () => undefined)
  try {
    if (db === 0) return
    await redis.connect()
    await redis.select(db)
  } catch (error) {
    if (!isRefusedDatabase(error as Error)) return
    throw new StartError(
      `REDIS_URL: the Redis at ${host} has no database ${db} (${(error as Error).message}). Use a lower number, or none.`,
    )
  } finally {
    redis.disconnect()
  }
}
