import { randomBytes } from 'node:crypto'
import { ConflictError } from '../../use-case/errors.ts'
import { sharedOrMemory } from '../../limits/shared-or-memory.ts'
import type { SharedRedis } from '../../redis/watch-redis.ts'
import type { Logger } from '../../runtime/logger.ts'

/** One of the concurrent connections that a container may have. */
export type Slot = { connectionId: string; release(): void }

export type Slots = {
  /** @throws ConflictError when all slots are taken */
  take(containerId: string): Promise<Slot>
  /** Releases all slots. */
  dispose(): void
}

type Options = {
  redis: SharedRedis | null
  logger: Logger
  /** Maximum number of connections per container. */
  limit?: number
  leaseMs?: number
}

// A slot is a lease, so that the slots of a crashed process are released too.
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`
const renewScript = `
local time = redis.call('TIME')
local till = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
for i = 2, #ARGV do redis.call('ZADD', KEYS[1], till, ARGV[i]) end
redis.call('PEXPIRE', KEYS[1], ARGV[1])`

/**
 * Counts connections of all processes atomically in Redis; while Redis is unavailable each process counts its own.
 */
export function createSlots({ redis, logger, limit = 65, leaseMs = 60_000 }: Options): Slots {
  const held = new Map<string, Set<string>>()
  const ask = sharedOrMemory(redis)
  const keyOf = (containerId: string) => `proxy:${containerId}`
  const ignore = (error: unknown) =>
    logger.debug({ err: error }, 'could not release a slot, its lease will expire')
  const renewal = redis && setInterval(() => void renew(redis.client), leaseMs / 3).unref()

  async function renew(shared: SharedRedis['client']): Promise<void> {
    if (shared.status !== 'ready') return
    for (const [containerId, ids] of held) {
      await shared.eval(renewScript, 1, keyOf(containerId), leaseMs, ...ids).catch(ignore)
    }
  }

  function releaseSlot(containerId: string, connectionId: string): void {
    const ids = held.get(containerId)
    if (!ids?.delete(connectionId)) return
    if (ids.size === 0) held.delete(containerId)
    if (redis?.client.status === 'ready') redis.client.zrem(keyOf(containerId), connectionId).catch(ignore)
  }

  return {
    async take(containerId) {
      const id = containerId.toLowerCase()
      const connectionId = newConnectionId()
      const ids = held.get(id) ?? new Set()
      if (ids.size >= limit) throw new ConflictError('proxy.tooManyConnections')
      held.set(id, ids.add(connectionId))
      const release = () => releaseSlot(id, connectionId)
      const shared = async () =>
        (await redis?.client.eval(takeScript, 1, keyOf(id), limit, leaseMs, connectionId)) === 1
      if (!(await ask(shared, async () => true))) {
        release()
        throw new ConflictError('proxy.tooManyConnections')
      }
      return { connectionId, release }
    },
    dispose() {
      if (renewal) clearInterval(renewal)
      for (const [containerId, ids] of held) for (const id of ids) releaseSlot(containerId, id)
    },
  }
}

/** 13 characters of 0-9 and A-V; also part of the capture's file name. */
export function newConnectionId(): string {
  return (randomBytes(8).readBigUInt64BE() | (1n << 63n)).toString(32).toUpperCase()
}
