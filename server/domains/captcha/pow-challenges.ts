import type { Redis } from 'ioredis'

/** How long a challenge waits for its answer; each look starts the time anew. */
export const challengeLifeMs = 300_000

/** At most as many in memory, so that whoever asks and never answers can't fill it. */
const mostInMemory = 100_000

/** Challenges that were handed out, as hex digits by their id. */
export type PowChallenges = {
  put(id: string, challenge: string): Promise<void>
  look(id: string): Promise<string | null>
  /** True for one caller only. */
  take(id: string): Promise<boolean>
}

export function memoryPowChallenges(now: () => number): PowChallenges {
  // In the order of their ends, since a look moves a challenge to the back.
  const held = new Map<string, { challenge: string; until: number }>()
  const keep = (id: string, challenge: string) => {
    held.delete(id)
    held.set(id, { challenge, until: now() + challengeLifeMs })
  }
  return {
    async put(id, challenge) {
      for (const [oldest, { until }] of held) {
        if (until > now() && held.size < mostInMemory) break
        held.delete(oldest)
      }
      keep(id, challenge)
    },
    async look(id) {
      const found = held.get(id)
      if (!found || found.until <= now()) return null
      keep(id, found.challenge)
      return found.challenge
    },
    async take(id) {
      return held.delete(id)
    },
  }
}

/** What several processes share. */
export function redisPowChallenges(redis: Redis): PowChallenges {
  const name = (id: string) => `halyard:pow:${id}`
  return {
    async put(id, challenge) {
      await redis.set(name(id), challenge, 'PX', challengeLifeMs)
    },
    look: (id) => redis.getex(name(id), 'PX', challengeLifeMs),
    async take(id) {
      return (await redis.del(name(id))) === 1
    },
  }
}

/** Redis while it is there; what was handed out without it is looked for in memory. */
export function sharedPowChallenges(shared: PowChallenges, memory: PowChallenges): PowChallenges {
  async function ask<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work()
    } catch {
      // The client says so once for everybody when Redis goes away.
      return null
    }
  }
  return {
    async put(id, challenge) {
      const isKept = await ask(async () => {
        await shared.put(id, challenge)
        return true
      })
      if (!isKept) await memory.put(id, challenge)
    },
    async look(id) {
      return (await memory.look(id)) ?? (await ask(() => shared.look(id)))
    },
    async take(id) {
      return (await memory.take(id)) || ((await ask(() => shared.take(id))) ?? false)
    },
  }
}
