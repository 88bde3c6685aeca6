import { isIPv6 } from 'node:net'
import type { Caller } from '../use-case/viewer.ts'
import type { ErrorKey } from '../use-case/error-keys.ts'
import { RateLimitedError } from '../use-case/errors.ts'
import { limitRefusals } from '../meters/meters.ts'
import { caps, type CapName } from './caps.ts'
import { failurePolicies, memoryFailures, redisFailures, type FailurePolicy } from './failures.ts'
import type { SharedRedis } from '../redis/watch-redis.ts'
import { createSlots } from './slots.ts'
import { policies, type LimitName, type LimitPolicy } from './policies.ts'
import { memoryRecentUses, recentUsePolicies, redisRecentUses } from './recent-uses.ts'
import { sharedOrMemory } from './shared-or-memory.ts'
import { memoryTokenBuckets, redisTokenBuckets, type Permit } from './token-bucket.ts'
import { createTurns } from './turns.ts'

const waitingCalls = 20
const retryAfterSeconds = 60
/** How many times as much everybody at a shared address may do together. */
const sharedFactor = 100

type Options = {
  redis: SharedRedis | null
  isOn: boolean
  /** Maximum open connections and subscriptions of each kind for all users of one address. */
  connectionsPerAddress: number
  /** Whether many people share the address, such as those at one place. */
  isShared?: (ip: string) => boolean
}
type Attempt = { name: keyof typeof failurePolicies; key: string }

/** The permits that a caller has left of a limit, and the time at which all of them are available again. */
export type Standing = { limit: number; remaining: number; resetAt: Date }

export type Limiter = {
  /**
   * Takes one permit of the caller (per user; per address when anonymous), or of `key` if a use case counts
   * something else.
   * @throws RateLimitedError
   */
  charge(ctx: Caller, name: LimitName, key?: string): Promise<void>
  /** Reads the caller's permits without taking one. Null for a caller without limits. */
  standing(ctx: Caller, name: LimitName): Promise<Standing | null>
  /** Returns a permit of `key` that was not needed. */
  returnPermit(ctx: Caller, name: LimitName, key: string): Promise<void>
  /** Runs the caller's calls one at a time (contract: Concurrency). @throws RateLimitedError when too many wait */
  takeTurn<Result>(ctx: Caller, work: () => Promise<Result>): Promise<Result>
  /** Counts a guess as failed, before it is made. @throws RateLimitedError */
  attempt(ctx: Caller, attempt: Attempt): Promise<void>
  /** Undoes the count of a guess that did not fail. */
  undoAttempt(ctx: Caller, attempt: Attempt): Promise<void>
  /** Clears the count after a correct guess. */
  clearAttempts(ctx: Caller, attempt: Attempt): Promise<void>
  /** Counts a use of `key`, limited within a time window. @throws RateLimitedError */
  countUse(
    ctx: Caller,
    use: { name: keyof typeof recentUsePolicies; key: string; error: ErrorKey },
  ): Promise<void>
  /**
   * Takes a slot of each name in this process for the caller's user and address. Returns a function that releases
   * them.
   * @throws RateLimitedError when none is left
   */
  hold(ctx: Caller, names: readonly CapName[]): () => void
}

export function createLimiter(options: Options): Limiter {
  const { redis, isOn, connectionsPerAddress, isShared = () => false } = options
  const buckets = { memory: memoryTokenBuckets(), shared: redis && redisTokenBuckets(redis.client) }
  const failures = { memory: memoryFailures(), shared: redis && redisFailures(redis.client) }
  const recentUses = { memory: memoryRecentUses(), shared: redis && redisRecentUses(redis.client) }
  const slots = createSlots()
  const turns = createTurns({ queue: waitingCalls })
  const ask = sharedOrMemory(redis)
  const isExempt = (ctx: Caller) => !isOn || !ctx.isLimited

  function take(key: string, policy: LimitPolicy, count: 1 | 0 | -1): Promise<Permit> {
    const { shared, memory } = buckets
    const inMemory = () => memory(key, policy, count)
    return shared ? ask(() => shared(key, policy, count), inMemory) : inMemory()
  }

  /** The limit of a visitor counts the address, which many people may share. */
  function policyOf({ viewer, ip }: Caller, name: LimitName, key?: string): LimitPolicy {
    const policy: LimitPolicy = policies[name]
    if (viewer || key !== undefined || !isShared(ip)) return policy
    return { ...policy, permits: policy.permits * sharedFactor, refill: policy.refill * sharedFactor }
  }

  function failurePolicyOf({ ip }: Caller, name: Attempt['name']): FailurePolicy {
    const policy: FailurePolicy = failurePolicies[name]
    const isOfAddress = name === 'logInFromAddress' || name === 'guessFromAddress'
    return isOfAddress && isShared(ip) ? { ...policy, allowed: policy.allowed * sharedFactor } : policy
  }

  function count<Result>(work: (store: typeof failures.memory) => Promise<Result>): Promise<Result> {
    const { shared, memory } = failures
    return shared
      ? ask(
          () => work(shared),
          () => work(memory),
        )
      : work(memory)
  }

  return {
    async charge(ctx, name, key) {
      if (isExempt(ctx)) return
      const { waitSeconds } = await take(`${name}:${key ?? callerOf(ctx)}`, policyOf(ctx, name, key), 1)
      if (waitSeconds > 0) throw refusal(name, waitSeconds)
    },
    async standing(ctx, name) {
      if (isExempt(ctx)) return null
      const policy = policyOf(ctx, name)
      const { permits: limit, refill, everySeconds } = policy
      const { left } = await take(`${name}:${callerOf(ctx)}`, policy, 0)
      const missingMs = ((limit - left) * everySeconds * 1000) / refill
      return { limit, remaining: Math.floor(left), resetAt: new Date(Date.now() + missingMs) }
    },
    takeTurn: (ctx, work) => (isExempt(ctx) ? work() : turns(callerOf(ctx), work)),
    async returnPermit(ctx, name, key) {
      if (!isExempt(ctx)) await take(`${name}:${key}`, policyOf(ctx, name, key), -1)
    },
    async attempt(ctx, { name, key }) {
      if (isExempt(ctx)) return
      const policy = failurePolicyOf(ctx, name)
      const wait = await count((store) => store.attempt(`${name}:${key}`, policy))
      if (wait > 0) throw refusal(name, wait)
    },
    async undoAttempt(ctx, { name, key }) {
      if (!isExempt(ctx)) await count((store) => store.undo(`${name}:${key}`, failurePolicyOf(ctx, name)))
    },
    async countUse(ctx, { name, key, error }) {
      if (isExempt(ctx)) return
      const { memory, shared } = recentUses
      const policy = recentUsePolicies[name]
      const inMemory = () => memory(`${name}:${key}`, policy)
      const wait = shared ? await ask(() => shared(`${name}:${key}`, policy), inMemory) : await inMemory()
      if (wait > 0) throw refusal(name, wait, error)
    },
    hold(ctx, names) {
      if (isExempt(ctx)) return () => undefined
      const most = isShared(ctx.ip) ? connectionsPerAddress * sharedFactor : connectionsPerAddress
      const wanted = names.flatMap((name) => [
        { name, key: `${name}:ip:${addressKey(ctx.ip)}`, max: most },
        ...(ctx.viewer ? [{ name, key: `${name}:user:${ctx.viewer.id}`, max: caps[name] }] : []),
      ])
      const held: (() => void)[] = []
      const release = () => held.forEach((releaseSlot) => releaseSlot())
      for (const { name, key, max } of wanted) {
        const releaseSlot = slots.take(key, max)
        if (releaseSlot) held.push(releaseSlot)
        else {
          release()
          throw refusal(name, retryAfterSeconds, 'limits.tooManyOpen')
        }
      }
      return release
    },
    async clearAttempts(ctx, { name, key }) {
      if (!isExempt(ctx)) await count((store) => store.clear(`${name}:${key}`))
    },
  }
}

function refusal(limit: string, waitSeconds: number, error?: ErrorKey): RateLimitedError {
  limitRefusals.inc({ limit })
  return new RateLimitedError(waitSeconds, error)
}

function callerOf(ctx: Caller): string {
  return ctx.viewer ? `user:${ctx.viewer.id}` : `ip:${addressKey(ctx.ip)}`
}

/** An IPv6 user usually has a whole /64 network, so it counts as one address. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head, tail = ''] = ip.split('::') as [string, string?]
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
