import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { createExpiringMap } from './expiring-map.ts'

/** At most `uses` within any `windowMs`. A token bucket would let more pass while it refills. */
export type RecentUsePolicy = { uses: number; windowMs: number }

export const recentUsePolicies = {
  /** Mails to one recipient, requested by anybody. */
  Mail: { uses: 5, windowMs: 3_600_000 },
} as const satisfies Record<string, RecentUsePolicy>

/** Whole seconds to wait before the next use; 0 if this one was counted. */
export type CountUse = (key: string, policy: RecentUsePolicy) => Promise<number>

export function memoryRecentUses(now: () => number = Date.now): CountUse {
  const usedAt = createExpiringMap<{ times: number[]; windowMs: number }>({
    now,
    isExpired: ({ times, windowMs }, time) => (times.at(-1) ?? 0) + windowMs <= time,
  })

  return async (key, { uses, windowMs }) => {
    const time = now()
    const times = (usedAt.get(key)?.times ?? []).filter((at) => at + windowMs > time)
    const [oldest] = times
    if (oldest !== undefined && times.length >= uses) return Math.ceil((oldest + windowMs - time) / 1000)
    usedAt.set(key, { times: [...times, time], windowMs })
    return 0
  }
}

// The same algorithm in Redis, atomically. ARGV: now, uses, windowMs, a name for this use.
const script = `
local now, uses, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - window))
if redis.call('ZCARD', KEYS[1]) >= uses then
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return math.ceil((tonumber(oldest[2]) + window - now) / 1000)
end
redis.call('ZADD', KEYS[1], string.format('%.0f', now), ARGV[4])
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', window))
return 0`

/** Counts shared by several processes. */
export function redisRecentUses(redis: Redis, now: () => number = Date.now): CountUse {
  return async (key, { uses, windowMs }) =>
    Number(await redis.eval(script, 1, `recent:${key}`, now(), uses, windowMs, randomUUID()))
}
