import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/** Lifetime of a challenge; each read renews it. */
export const challengeLifeMs = 300_000

/** Limit of challenges in memory, so that requests without answers cannot fill it. */
const maxInMemory = 100_000

/** Issued challenges as hexadecimal text, by their id. */
export type PowChallenges = {
  put(id: string, challenge: string): Promise<void>
  find(id: string): Promise<string | null>
  /** Consumes the challenge. Only one concurrent caller gets true. */
  take(id: string): Promise<boolean>
}

export function memoryPowChallenges(now: () => number): PowChallenges {
  const held = new LRUCache<string, string>({
    max: maxInMemory,
    ttl: challengeLifeMs,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now },
  })
  return {
    async put(id, challenge) {
      held.set(id, challenge)
    },
    async find(id) {
      return held.get(id) ?? null
    },
    async take(id) {
      return held.delete(id)
    },
  }
}

/** Challenges that several processes share. */
export function redisPowChallenges(redis: Redis): PowChallenges {
  const name = (id: string) => `pow:${id}`
  return {
    async put(id, challenge) {
      await redis.set(name(id), challenge, 'PX', challengeLifeMs)
    },
    find: (id) => redis.getex(name(id), 'PX', challengeLifeMs),
    async take(id) {
      return (await redis.del(name(id))) === 1
    },
  }
}

/** Uses Redis while it is available. Challenges issued without it are found in memory. */
export function sharedPowChallenges(shared: PowChallenges, memory: PowChallenges): PowChallenges {
  async function ask<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work()
    } catch {
      // The Redis client logs once that the connection is lost.
      return null
    }
  }
  return {
    async put(id, challenge) {
      const isShared = await ask(async () => {
        await shared.put(id, challenge)
        return true
      })
      if (!isShared) await memory.put(id, challenge)
    },
    async find(id) {
      return (await memory.find(id)) ?? (await ask(() => shared.find(id)))
    },
    async take(id) {
      return (await memory.take(id)) || ((await ask(() => shared.take(id))) ?? false)
    },
  }
}
