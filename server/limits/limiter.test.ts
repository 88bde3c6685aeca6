import type { SharedRedis } from '../redis/watch-redis.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../use-case/viewer.ts'
import { RateLimitedError } from '../use-case/errors.ts'
import { createLimiter } from './limiter.ts'

const limiter = ({ isOn = true, connectionsPerAddress = 100 } = {}) =>
  createLimiter({ redis: null, isOn, connectionsPerAddress })

function caller(changes: Partial<Caller> & { userId?: string } = {}): Caller {
  const { userId, ...rest } = changes
  const base = { userName: 'ada', role: 'User', sessionId: 'session', tokenId: null, scopes: null } as const
  return { viewer: userId ? { ...base, id: userId } : null, ip: '192.0.2.1', isLimited: true, ...rest }
}

/** How many of `count` calls pass. */
async function passed(count: number, call: () => Promise<unknown>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, call))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

describe('an address that many people share', () => {
  // Permits return with time, and thousands of calls take some.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const isShared = (ip: string) => ip === '192.0.2.1'
  const shared = () => createLimiter({ redis: null, isOn: true, connectionsPerAddress: 1, isShared })

  it('has a hundred times the permits of its visitors, and no more for a user', async () => {
    const limits = shared()
    expect(await passed(2100, () => limits.charge(caller(), 'Register'))).toBe(2000)
    const refusal = await limits.charge(caller(), 'Register').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ retryAfterSeconds: 1 })
    expect(await passed(25, () => limits.charge(caller({ ip: '192.0.2.2' }), 'Register'))).toBe(20)
    expect(await passed(25, () => limits.charge(caller({ userId: 'ada' }), 'Register'))).toBe(20)
    expect(await passed(12, () => limits.charge(caller(), 'WrongAnswer', 'team:1'))).toBe(10)
    expect(await shared().standing(caller(), 'global')).toMatchObject({ limit: 15_000, remaining: 15_000 })
  })

  it('has a hundred times the connections and the wrong passwords, and no more for an account', async () => {
    const limits = shared()
    expect(await passed(120, async () => limits.hold(caller(), ['connection']))).toBe(100)
    const attempts = (name: 'logInFromAddress' | 'guessFromAddress' | 'logIn', count: number) =>
      passed(count, () => limits.attempt(caller(), { name, key: 'here' }))
    expect(await attempts('logInFromAddress', 20_100)).toBe(20_000)
    expect(await attempts('guessFromAddress', 20_100)).toBe(20_000)
    expect(await attempts('logIn', 20)).toBe(10)
  })
})

describe('permits', () => {
  it('are counted for each limit and for each user, or for each address of visitors', async () => {
    const limits = limiter()
    const visitor = caller()
    expect(await passed(25, () => limits.charge(visitor, 'Register'))).toBe(20)
    expect(await passed(1, () => limits.charge(visitor, 'Query'))).toBe(1)
    expect(await passed(1, () => limits.charge(caller({ ip: '192.0.2.2' }), 'Register'))).toBe(1)
    expect(await passed(25, () => limits.charge(caller({ userId: 'ada' }), 'Register'))).toBe(20)
    expect(await passed(1, () => limits.charge(caller({ userId: 'eve' }), 'Register'))).toBe(1)
    expect(await passed(1, () => limits.charge(caller({ userId: 'ada', ip: '192.0.2.9' }), 'Register'))).toBe(
      0,
    )
  })

  it('are counted for a given key, and can be returned', async () => {
    const limits = limiter()
    expect(await passed(12, () => limits.charge(caller(), 'WrongAnswer', 'team:1'))).toBe(10)
    expect(await passed(1, () => limits.charge(caller(), 'WrongAnswer', 'team:2'))).toBe(1)
    await limits.returnPermit(caller(), 'WrongAnswer', 'team:1')
    expect(await passed(3, () => limits.charge(caller(), 'WrongAnswer', 'team:1'))).toBe(1)
  })

  it('are all there again after the time that their refill takes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const limits = limiter()
    for (let count = 0; count < 30; count += 1) await limits.charge(caller(), 'Query')
    // Of 100 permits, 30 are missing, and one returns each second.
    expect(await limits.standing(caller(), 'Query')).toEqual({
      limit: 100,
      remaining: 70,
      resetAt: new Date(1_030_000),
    })
    expect(await limiter({ isOn: false }).standing(caller(), 'Query')).toBeNull()
    vi.useRealTimers()
  })

  it('return the time to wait once all are used', async () => {
    const limits = limiter()
    await passed(10, () => limits.charge(caller(), 'WrongAnswer', 'team:1'))
    const refusal = await limits.charge(caller(), 'WrongAnswer', 'team:1').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 10 })
  })
})

describe.each([
  ['limits are off', limiter({ isOn: false, connectionsPerAddress: 1 }), caller({ userId: 'ada' })],
  [
    'the caller is exempt',
    limiter({ connectionsPerAddress: 1 }),
    caller({ userId: 'ada', isLimited: false }),
  ],
])('when %s', (_name, limits, exempt) => {
  it('nothing is counted and nothing waits', async () => {
    const logIn = { name: 'logIn', key: 'ada' } as const
    const mail = { name: 'Mail', key: 'ada', error: 'limits.tooManyMails' } as const
    expect(await passed(200, () => limits.charge(exempt, 'Register'))).toBe(200)
    expect(await passed(200, () => limits.attempt(exempt, logIn))).toBe(200)
    expect(await passed(200, () => limits.countUse(exempt, mail))).toBe(200)
    for (let held = 0; held < 60; held += 1) limits.hold(exempt, ['connection'])()
    for (let held = 0; held < 60; held += 1) limits.hold(exempt, ['connection'])
    const never = new Promise<void>(() => undefined)
    for (let call = 0; call < 30; call += 1) void limits.takeTurn(exempt, () => never)
    expect(await limits.takeTurn(exempt, async () => 'at once')).toBe('at once')
  })
})

it('an exempt caller does not return permits of other callers', async () => {
  const limits = limiter()
  const exempt = caller({ isLimited: false })
  const attempt = { name: 'logIn', key: 'ada' } as const
  await passed(10, () => limits.attempt(caller(), attempt))
  await limits.undoAttempt(exempt, attempt)
  await limits.clearAttempts(exempt, attempt)
  expect(await passed(1, () => limits.attempt(caller(), attempt))).toBe(0)
  await passed(10, () => limits.charge(caller(), 'WrongAnswer', 'team:1'))
  await limits.returnPermit(exempt, 'WrongAnswer', 'team:1')
  expect(await passed(1, () => limits.charge(caller(), 'WrongAnswer', 'team:1'))).toBe(0)
})

it('failed attempts are counted by name and key, undone, and cleared', async () => {
  const limits = limiter()
  const ada = { name: 'logIn', key: 'ada' } as const
  expect(await passed(12, () => limits.attempt(caller(), ada))).toBe(10)
  expect(await passed(1, () => limits.attempt(caller(), { name: 'logIn', key: 'eve' }))).toBe(1)
  expect(await passed(1, () => limits.attempt(caller(), { name: 'oldPassword', key: 'ada' }))).toBe(1)
  const refusal = await limits.attempt(caller(), ada).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, retryAfterSeconds: 10 })
  await limits.undoAttempt(caller(), ada)
  expect(await passed(3, () => limits.attempt(caller(), ada))).toBe(1)
  await limits.clearAttempts(caller(), ada)
  expect(await passed(12, () => limits.attempt(caller(), ada))).toBe(10)
})

it('recent uses are counted by key, and refused with the text that the use names', async () => {
  const limits = limiter()
  const use = (key: string) => ({ name: 'Mail', key, error: 'limits.tooManyMails' }) as const
  expect(await passed(7, () => limits.countUse(caller(), use('ada')))).toBe(5)
  expect(await passed(1, () => limits.countUse(caller(), use('eve')))).toBe(1)
  const refusal = await limits.countUse(caller(), use('ada')).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 429, key: 'limits.tooManyMails' })
})

it('everything is counted in memory while Redis fails', async () => {
  const redis = {
    client: { eval: () => Promise.reject(new Error('no connection')) },
    counts: () => true,
    notice: () => undefined,
  }
  const limits = createLimiter({
    redis: redis as unknown as SharedRedis,
    isOn: true,
    connectionsPerAddress: 1,
  })
  const logIn = { name: 'logIn', key: 'ada' } as const
  const mail = { name: 'Mail', key: 'ada', error: 'limits.tooManyMails' } as const
  expect(await passed(12, () => limits.charge(caller(), 'WrongAnswer', 'team:1'))).toBe(10)
  expect(await passed(12, () => limits.attempt(caller(), logIn))).toBe(10)
  expect(await passed(7, () => limits.countUse(caller(), mail))).toBe(5)
})

describe('slots', () => {
  /** How many of `count` slots of `name` the caller gets. */
  function held(limits: ReturnType<typeof limiter>, who: Caller, count: number) {
    const releases: (() => void)[] = []
    for (let call = 0; call < count; call += 1) {
      try {
        releases.push(limits.hold(who, ['connection']))
      } catch {
        // Counted by what is missing.
      }
    }
    return releases
  }

  it('are counted for the user and for the address', () => {
    const limits = limiter({ connectionsPerAddress: 55 })
    expect(held(limits, caller({ userId: 'ada' }), 60)).toHaveLength(50)
    expect(held(limits, caller({ userId: 'eve' }), 60)).toHaveLength(5)
    expect(held(limits, caller(), 1)).toHaveLength(0)
    expect(held(limits, caller({ ip: '192.0.2.2' }), 60)).toHaveLength(55)
  })

  it('are available again after their release, which counts once', () => {
    const limits = limiter({ connectionsPerAddress: 2 })
    const [first, second] = held(limits, caller(), 2)
    first?.()
    first?.()
    expect(held(limits, caller(), 2)).toHaveLength(1)
    second?.()
    expect(held(limits, caller(), 2)).toHaveLength(1)
  })

  it('are all released when one of several is not available', () => {
    const limits = limiter({ connectionsPerAddress: 1 })
    const release = limits.hold(caller(), ['logWritten'])
    expect(() => limits.hold(caller(), ['connection', 'logWritten'])).toThrow(
      expect.objectContaining({ key: 'limits.tooManyOpen', retryAfterSeconds: 60 }),
    )
    release()
    const both = limits.hold(caller(), ['connection', 'logWritten'])
    expect(() => limits.hold(caller(), ['connection'])).toThrow(RateLimitedError)
    both()
    expect(limits.hold(caller(), ['connection', 'logWritten'])).toBeTypeOf('function')
  })
})

it('calls of one caller run one at a time, at most twenty wait, and calls of others do not wait', async () => {
  const limits = limiter()
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  const calls = Array.from({ length: 21 }, () => limits.takeTurn(caller(), () => held))
  await expect(limits.takeTurn(caller(), () => held)).rejects.toMatchObject({ status: 429 })
  expect(await limits.takeTurn(caller({ ip: '2001:db8::1' }), async () => 'free')).toBe('free')
  expect(await limits.takeTurn(caller({ userId: 'ada' }), async () => 'free')).toBe('free')
  release()
  await Promise.all(calls)
})
