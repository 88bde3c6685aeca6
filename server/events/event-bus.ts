import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Logger } from '../runtime/logger.ts'
import type { DomainEventName, DomainEvents } from './domain-events.ts'

type Listener<Name extends DomainEventName> = (payload: DomainEvents[Name]) => void

export type EventBus = {
  emit<Name extends DomainEventName>(name: Name, payload: DomainEvents[Name]): void
  on<Name extends DomainEventName>(name: Name, listener: Listener<Name>): () => void
  /** How many processes receive the events, this one included. */
  countProcesses(): Promise<number>
  dispose(): Promise<void>
}

const channel = 'halyard:events'

/**
 * Publishes to subscribers in this process at once, and to other processes through Redis if configured. Events are
 * hints: subscribers also poll the database, or read again after `events.missed`, so a lost event causes a delay and no
 * loss of data.
 */
export function createEventBus({ redis, logger }: { redis: Redis | null; logger: Logger }): EventBus {
  const origin = randomUUID()
  const listeners = new Map<string, Set<(payload: never) => void>>()

  const publishHere = (name: string, payload: unknown) => {
    for (const listener of listeners.get(name) ?? []) {
      try {
        listener(payload as never)
      } catch (error) {
        logger.error({ err: error, event: name }, 'an event listener failed')
      }
    }
  }

  const subscriber = redis?.duplicate()
  if (subscriber) {
    // The main connection logs the outage for the operator.
    subscriber.on('error', (error) =>
      logger.debug({ err: error }, 'cannot receive events of other processes'),
    )
    subscriber.on('message', (_channel, text) => {
      const message = JSON.parse(text) as { origin: string; name: string; payload: unknown }
      if (message.origin !== origin) publishHere(message.name, message.payload)
    })
    let wasSubscribed = false
    const receive = async (connection: Redis) => {
      await connection.subscribe(channel)
      if (wasSubscribed) publishHere('events.missed', {})
      wasSubscribed = true
    }
    // On each connect: the first may be late, and a new connection has no subscriptions.
    subscriber.on('ready', () => {
      receive(subscriber).catch((error: unknown) => {
        logger.warn({ err: error }, 'cannot receive events of other processes')
      })
    })
  }

  return {
    emit(name, payload) {
      publishHere(name, payload)
      if (redis?.status !== 'ready') return
      redis.publish(channel, JSON.stringify({ origin, name, payload })).catch((error: unknown) => {
        logger.debug({ err: error, event: name }, 'could not publish an event to other processes')
      })
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set)
      set.add(listener)
      return () => set.delete(listener)
    },
    async countProcesses() {
      if (redis?.status !== 'ready') return 1
      const [, count] = await redis.pubsub('NUMSUB', channel).catch(() => [])
      return Math.max(1, Number(count ?? 1))
    },
    async dispose() {
      listeners.clear()
      subscriber?.disconnect()
    },
  }
}
