import type { Redis } from 'ioredis'
import { createExpiringMap } from './expiring-map.ts'
import type { LimitPolicy } from './policies.ts'

/** Whole seconds to wait before the next permit, 0 if one was taken, and the permits that are left. */
export type Permit = { waitSeconds: number; left: number }

/** Takes a permit. A `count` of -1 returns one, and 0 only reads. */
export type TakePermit = (key: string, policy: LimitPolicy, count?: 1 | 0 | -1) => Promise<Permit>

type Bucket = { level: number; at: number }

/** Longer than any policy needs to fill its bucket. */
const idleMs = 600_000

/** Buckets in memory. Full ones are deleted, so idle callers need no memory. */
export function memoryTokenBuckets(now: () => number = Date.now): TakePermit {
  const buckets = createExpiringMap<Bucket>({ now, isExpired: ({ at }, time) => time - at > idleMs })

  return async (key, policy, count = 1) => {
    const time = now()
    const perMs = policy.refill / (policy.everySeconds * 1000)
    const bucket = buckets.get(key) ?? { level: policy.permits, at: time }
    const level = Math.min(policy.permits, bucket.level + (time - bucket.at) * perMs)
    if (level < count) {
      buckets.set(key, { level, at: time })
      return { waitSeconds: Math.ceil((count - level) / perMs / 1000), left: level }
    }
    buckets.set(key, { level: level - count, at: time })
    return { waitSeconds: 0, left: level - count }
  }
}

const script = `
local level = tonumber(redis.call('HGET', KEYS[1], 'level') or ARGV[1])
local at = tonumber(redis.call('HGET', KEYS[1], 'at') or ARGV[3])
local perMs = tonumber(ARGV[2])
local now = tonumber(ARGV[3])
local count = tonumber(ARGV[4])
level = math.min(tonumber(ARGV[1]), level + math.max(0, now - at) * perMs)
local wait = 0
if level < count then wait = math.ceil((count - level) / perMs / 1000) else level = level - count end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', ARGV[3])
redis.call('PEXPIRE', KEYS[1], math.ceil(tonumber(ARGV[1]) / perMs) + 1000)
return { wait, tostring(level) }`

/** Buckets shared by several processes. */
export function redisTokenBuckets(redis: Redis, now: () => number = Date.now): TakePermit {
  return async (key, policy, count = 1) => {
    const perMs = policy.refill / (policy.everySeconds * 1000)
    const bucket = [policy.permits, perMs, now(), count]
    const answer = await redis.eval(script, 1, `limit:${key}`, ...bucket)
    const [waitSeconds, left] = answer as [number, string]
    return { waitSeconds, left: Number(left) }
  }
}
