import type { Redis } from 'ioredis'
import type { Context } from '../context.ts'
import { RateLimitedError } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { policies, type LimitName } from './policies.ts'
import { memoryTokenBuckets, redisTokenBuckets, type TakePermit } from './token-bucket.ts'

export type Limiter = {
  /**
   * Takes one permit of the caller (per user, per address when anonymous), or of `key` where a use case
   * counts something else. @throws RateLimitedError
   */
  charge(ctx: Context, name: LimitName, key?: string): Promise<void>
  /** Gives back a permit of `key` that turned out not to be needed. */
  giveBack(ctx: Context, name: LimitName, key: string): Promise<void>
}

export function createLimiter(options: { redis: Redis | null; isOn: boolean; logger: Logger }): Limiter {
  const { redis, isOn, logger } = options
  const inMemory = memoryTokenBuckets()
  const inRedis = redis && redisTokenBuckets(redis)

  const take: TakePermit = async (key, policy, count) => {
    if (!inRedis || redis?.status !== 'ready') return inMemory(key, policy, count)
    return inRedis(key, policy, count).catch((error: unknown) => {
      logger.warn({ err: error }, 'rate limits are counted in memory while Redis is away')
      return inMemory(key, policy, count)
    })
  }

  return {
    async charge(ctx, name, key) {
      if (!isOn || !ctx.isLimited) return
      const caller = key ?? (ctx.viewer ? `user:${ctx.viewer.id}` : `ip:${ctx.ip}`)
      const wait = await take(`${name}:${caller}`, policies[name])
      if (wait > 0) throw new RateLimitedError(wait)
    },
    async giveBack(ctx, name, key) {
      if (isOn && ctx.isLimited) await take(`${name}:${key}`, policies[name], -1)
    },
  }
}
