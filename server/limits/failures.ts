import type { Redis } from 'ioredis'
import { createExpiringMap } from './expiring-map.ts'

/**
 * The first `allowed` failures within `windowMs` have no effect. After that each failure blocks further attempts
 * for `delayMs`, doubled each time up to `longestDelayMs`. With a `delayMs` of 0 the block lasts until the end of
 * the window.
 */
export type FailurePolicy = { allowed: number; windowMs: number; delayMs: number; longestDelayMs: number }

export const failurePolicies = {
  /** Wrong passwords for one account from one address. */
  logIn: { allowed: 10, windowMs: 600_000, delayMs: 10_000, longestDelayMs: 3_600_000 },
  /** Wrong passwords for one account from all addresses: beyond it, a captcha is required. */
  logInToAccount: { allowed: 20, windowMs: 600_000, delayMs: 0, longestDelayMs: 600_000 },
  /** Wrong passwords from one address for all accounts. */
  logInFromAddress: { allowed: 200, windowMs: 600_000, delayMs: 0, longestDelayMs: 600_000 },
  /** Wrong old passwords of a user who sets a new one. */
  oldPassword: { allowed: 10, windowMs: 600_000, delayMs: 10_000, longestDelayMs: 3_600_000 },
  /** Wrong codes of one user, in the second step of a log-in and when an app is added. */
  secondFactor: { allowed: 5, windowMs: 600_000, delayMs: 10_000, longestDelayMs: 3_600_000 },
  /** Wrong codes, links and tokens of one kind, or for one game, from one user. */
  guess: { allowed: 10, windowMs: 600_000, delayMs: 10_000, longestDelayMs: 3_600_000 },
  /** Wrong codes, links and tokens of one kind from one address, by all users. */
  guessFromAddress: { allowed: 200, windowMs: 600_000, delayMs: 0, longestDelayMs: 600_000 },
} as const satisfies Record<string, FailurePolicy>

export type FailureStore = {
  /**
   * Counts an attempt as failed before it is made, so that concurrent attempts are counted too. Returns the whole
   * seconds to wait first; 0 if it may be made.
   */
  attempt(key: string, policy: FailurePolicy): Promise<number>
  /** Undoes the count of an attempt that did not fail. */
  undo(key: string, policy: FailurePolicy): Promise<void>
  clear(key: string): Promise<void>
}

type Entry = { count: number; since: number; until: number }

export function memoryFailures(now: () => number = Date.now): FailureStore {
  const entries = createExpiringMap<Entry & { expireAt: number }>({
    now,
    isExpired: ({ expireAt }, time) => expireAt <= time,
  })

  return {
    async attempt(key, policy) {
      const time = now()
      const known = entries.get(key)
      if (known && known.until > time) return Math.ceil((known.until - time) / 1000)
      const isForgotten =
        !known || time >= (known.count < policy.allowed ? known.since + policy.windowMs : known.expireAt)
      const since = isForgotten ? time : known.since
      const count = isForgotten ? 1 : known.count + 1
      const until = blockedUntil(policy, { count, since, time })
      entries.set(key, { count, since, until, expireAt: Math.max(until, time) + policy.windowMs })
      return 0
    },
    async undo(key, policy) {
      const known = entries.get(key)
      if (!known) return
      const count = known.count - 1
      entries.set(key, { ...known, count, until: count < policy.allowed ? 0 : known.until })
    },
    async clear(key) {
      entries.delete(key)
    },
  }
}

function blockedUntil(
  { allowed, windowMs, delayMs, longestDelayMs }: FailurePolicy,
  { count, since, time }: { count: number; since: number; time: number },
): number {
  if (count < allowed) return 0
  return delayMs === 0 ? since + windowMs : time + Math.min(delayMs * 2 ** (count - allowed), longestDelayMs)
}

// The same algorithm in Redis, atomically. ARGV: now, allowed, windowMs, delayMs, longestDelayMs.
const attemptScript = `
local now, allowed, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local delay, longest = tonumber(ARGV[4]), tonumber(ARGV[5])
local held = redis.call('HMGET', KEYS[1], 'count', 'since', 'until')
local count, since, blocked = tonumber(held[1] or 0), tonumber(held[2] or now), tonumber(held[3] or 0)
if blocked > now then return math.ceil((blocked - now) / 1000) end
if count < allowed and now >= since + window then count = 0 end
if count == 0 then since = now end
count = count + 1
blocked = 0
if count >= allowed then
  if delay == 0 then blocked = since + window
  else blocked = now + math.min(delay * 2 ^ (count - allowed), longest) end
end
redis.call('HSET', KEYS[1], 'count', count, 'since', string.format('%.0f', since), 'until', string.format('%.0f', blocked))
redis.call('PEXPIRE', KEYS[1], string.format('%.0f', math.max(blocked, now) - now + window))
return 0`

const undoScript = `
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or 0)
if count == 0 then return 0 end
redis.call('HSET', KEYS[1], 'count', count - 1)
if count - 1 < tonumber(ARGV[1]) then redis.call('HSET', KEYS[1], 'until', 0) end
return 0`

/** Counts shared by several processes. */
export function redisFailures(redis: Redis, now: () => number = Date.now): FailureStore {
  const name = (key: string) => `failures:${key}`
  return {
    async attempt(key, { allowed, windowMs, delayMs, longestDelayMs }) {
      const values = [now(), allowed, windowMs, delayMs, longestDelayMs]
      return Number(await redis.eval(attemptScript, 1, name(key), ...values))
    },
    async undo(key, { allowed }) {
      await redis.eval(undoScript, 1, name(key), allowed)
    },
    async clear(key) {
      await redis.del(name(key))
    },
  }
}
