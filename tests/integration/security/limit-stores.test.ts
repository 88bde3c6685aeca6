import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryFailures, redisFailures, type FailureStore } from '../../../server/limits/failures.ts'
import { createLimiter } from '../../../server/limits/limiter.ts'
import { memoryRecentUses, redisRecentUses, type CountUse } from '../../../server/limits/recent-uses.ts'
import {
  memoryTokenBuckets,
  redisTokenBuckets,
  type TakePermit,
} from '../../../server/limits/token-bucket.ts'
import type { SharedRedis } from '../../../server/redis/watch-redis.ts'
import { startRedis, type TestRedis } from '../../kit/services/test-redis.ts'

let server: TestRedis
let redis: Redis
let time = 0
const now = () => time

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})
beforeEach(async () => {
  time = Date.now()
  await redis.flushall()
})

const minuteMs = 60_000
const stores = ['memory', 'Redis'] as const

describe.each(stores)('token buckets in %s', (store) => {
  const policy = { permits: 3, refill: 1, everySeconds: 10 }
  let take: TakePermit
  beforeEach(() => {
    take = store === 'memory' ? memoryTokenBuckets(now) : redisTokenBuckets(redis, now)
  })

  async function burst(count: number): Promise<number[]> {
    const waits: number[] = []
    for (let call = 0; call < count; call += 1) waits.push((await take('key', policy)).waitSeconds)
    return waits
  }

  it('tell what is left without taking any', async () => {
    expect(await take('key', policy, 0)).toEqual({ waitSeconds: 0, left: policy.permits })
    await burst(2)
    expect(await take('key', policy, 0)).toEqual({ waitSeconds: 0, left: policy.permits - 2 })
    expect(await take('key', policy, 0)).toEqual({ waitSeconds: 0, left: policy.permits - 2 })
  })

  it('refill at their rate', async () => {
    expect(await burst(4)).toEqual([0, 0, 0, 10])
    time += 4000
    expect(await burst(1)).toEqual([6])
    time += 6000
    expect(await burst(2)).toEqual([0, 10])
    time += 20_000
    expect(await burst(3)).toEqual([0, 0, 10])
  })

  it.each([5, 60])('hold no more than their permits after %i idle minutes', async (minutes) => {
    expect(await burst(1)).toEqual([0])
    time += minutes * minuteMs
    expect(await burst(4)).toEqual([0, 0, 0, 10])
  })

  it('take a permit back, and never hold more than their permits', async () => {
    expect(await burst(4)).toEqual([0, 0, 0, 10])
    await take('key', policy, -1)
    expect(await burst(2)).toEqual([0, 10])
    time += 10 * policy.permits * 1000
    for (let call = 0; call < 5; call += 1) await take('key', policy, -1)
    expect(await burst(4)).toEqual([0, 0, 0, 10])
  })

  it('keep the level of a key while others are used', async () => {
    const slow = { permits: 3, refill: 1, everySeconds: 3600 }
    for (let call = 0; call < 3; call += 1) await take('key', slow)
    time += 61_000
    expect(await take('another key', slow)).toMatchObject({ waitSeconds: 0 })
    expect(await take('key', slow)).toMatchObject({ waitSeconds: 3540 })
  })

  it('are separate for each key', async () => {
    await burst(3)
    expect(await take('another key', policy)).toMatchObject({ waitSeconds: 0 })
  })
})

describe.each(stores)('failures in %s', (store) => {
  const policy = { allowed: 3, windowMs: 10 * minuteMs, delayMs: 10_000, longestDelayMs: 60 * minuteMs }
  let failures: FailureStore
  beforeEach(() => {
    failures = store === 'memory' ? memoryFailures(now) : redisFailures(redis, now)
  })
  const attempt = () => failures.attempt('key', policy)

  /** Makes the next allowed attempt and returns the delay in seconds before the following one. */
  async function failOnce(): Promise<number> {
    expect(await attempt()).toBe(0)
    const wait = await attempt()
    time += wait * 1000
    return wait
  }

  it('cost nothing up to the limit, then a delay that doubles up to an hour', async () => {
    expect([await attempt(), await attempt()]).toEqual([0, 0])
    const waits: number[] = []
    for (let round = 0; round < 11; round += 1) waits.push(await failOnce())
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
  })

  it('are kept while others are counted', async () => {
    expect([await attempt(), await attempt()]).toEqual([0, 0])
    time += 61_000
    expect(await failures.attempt('another key', policy)).toBe(0)
    expect([await attempt(), await attempt()]).toEqual([0, 10])
  })

  it('are blocked until the last millisecond of the delay', async () => {
    for (let call = 0; call < 3; call += 1) expect(await attempt()).toBe(0)
    time += 9999
    expect(await attempt()).toBe(1)
    time += 1
    expect(await attempt()).toBe(0)
  })

  it('are forgotten when their window is over', async () => {
    expect([await attempt(), await attempt()]).toEqual([0, 0])
    time += policy.windowMs
    expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 0, 10])
  })

  it('are forgotten by the time of the first one, not of the last', async () => {
    expect(await attempt()).toBe(0)
    time += policy.windowMs - 1
    expect(await attempt()).toBe(0)
    time += 1
    expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 0, 10])
  })

  it('block nobody when the last allowed attempt is taken back', async () => {
    for (let call = 0; call < 3; call += 1) expect(await attempt()).toBe(0)
    await failures.undo('key', policy)
    expect([await attempt(), await attempt()]).toEqual([0, 10])
  })

  it('block for the rest of the window where no delay is set', async () => {
    const window = { ...policy, delayMs: 0 }
    for (let call = 0; call < 3; call += 1) expect(await failures.attempt('key', window)).toBe(0)
    time += minuteMs
    expect(await failures.attempt('key', window)).toBe(9 * 60)
  })

  it('are not counted below zero by taking back what was never counted', async () => {
    await failures.undo('key', policy)
    expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 0, 10])
  })

  it('stay blocked when one attempt of several over the limit is taken back', async () => {
    for (let call = 0; call < 3; call += 1) await attempt()
    time += 10_000
    expect(await attempt()).toBe(0)
    await failures.undo('key', policy)
    expect(await attempt()).toBe(20)
  })

  it('outlive their window once the limit is reached', async () => {
    for (let call = 0; call < 3; call += 1) await attempt()
    time += policy.windowMs
    expect(await attempt()).toBe(0)
    expect(await attempt()).toBe(20)
  })

  it('are gone once they are forgotten', async () => {
    for (let call = 0; call < 3; call += 1) await attempt()
    expect(await attempt()).toBe(10)
    await failures.clear('key')
    expect(await attempt()).toBe(0)
  })
})

describe('failures over the limit', () => {
  const policy = { allowed: 1, windowMs: 10 * minuteMs, delayMs: 10_000, longestDelayMs: 60 * minuteMs }

  it('are forgotten in memory a whole window after the last delay ended', async () => {
    const failures = memoryFailures(now)
    await failures.attempt('key', policy)
    time += policy.windowMs + 10_000
    expect([await failures.attempt('key', policy), await failures.attempt('key', policy)]).toEqual([0, 10])
  })

  it('are forgotten in Redis by the clock of Redis, a whole window after the delay', async () => {
    await redisFailures(redis, now).attempt('key', policy)
    const left = await redis.pttl('failures:key')
    expect(left).toBeGreaterThan(policy.windowMs)
    expect(left).toBeLessThanOrEqual(policy.windowMs + 10_000)
  })
})

describe.each(stores)('recent uses in %s', (store) => {
  const policy = { uses: 2, windowMs: 10 * minuteMs }
  let count: CountUse
  beforeEach(() => {
    count = store === 'memory' ? memoryRecentUses(now) : redisRecentUses(redis, now)
  })

  it('never exceed their number within the time, wherever it begins', async () => {
    expect(await count('key', policy)).toBe(0)
    time += 9 * minuteMs
    expect(await count('key', policy)).toBe(0)
    expect(await count('key', policy)).toBe(60)
    expect(await count('other', policy)).toBe(0)
    time += minuteMs
    // The first attempt was ten minutes ago, the second one minute ago.
    expect(await count('key', policy)).toBe(0)
    expect(await count('key', policy)).toBe(540)
    time += 9 * minuteMs - 1
    expect(await count('key', policy)).toBe(1)
    time += 1
    expect(await count('key', policy)).toBe(0)
  })

  it('are kept while others are counted', async () => {
    expect([await count('key', policy), await count('key', policy)]).toEqual([0, 0])
    time += 61_000
    expect(await count('another key', policy)).toBe(0)
    expect(await count('key', policy)).toBe(539)
  })

  it('are counted when many come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => count('key', policy)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
  })
})

describe('limiters of two processes', () => {
  const limiterRedis = () => ({ client: redis, counts: () => true }) as unknown as SharedRedis
  const limiter = () => createLimiter({ redis: limiterRedis(), isOn: true, connectionsPerAddress: 10 })
  const visitor = { viewer: null, ip: '192.0.2.1', isLimited: true }
  const logIn = { name: 'logIn', key: 'ada' } as const
  const mail = { name: 'Mail', key: 'ada', error: 'limits.tooManyMails' } as const

  it('share their counts through Redis', async () => {
    const [one, other] = [limiter(), limiter()]
    for (let call = 0; call < 10; call += 1) await one.charge(visitor, 'WrongAnswer', 'team:1')
    await expect(other.charge(visitor, 'WrongAnswer', 'team:1')).rejects.toMatchObject({ status: 429 })
    for (let call = 0; call < 10; call += 1) await one.attempt(visitor, logIn)
    await expect(other.attempt(visitor, logIn)).rejects.toMatchObject({ status: 429 })
    await other.undoAttempt(visitor, logIn)
    await one.attempt(visitor, logIn)
    for (let call = 0; call < 5; call += 1) await one.countUse(visitor, mail)
    await expect(other.countUse(visitor, mail)).rejects.toMatchObject({ status: 429 })
  })

  it('leave no key in Redis that does not say what it is for', async () => {
    const one = limiter()
    await one.charge(visitor, 'Query')
    await one.attempt(visitor, logIn)
    await one.countUse(visitor, mail)
    expect((await redis.keys('*')).sort()).toEqual([
      'failures:logIn:ada',
      'limit:Query:ip:192.0.2.1',
      'recent:Mail:ada',
    ])
  })
})
