import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Logger } from '../runtime/logger.ts'
import type { DomainEventName, DomainEvents } from './domain-events.ts'

type Listener<Name extends DomainEventName> = (payload: DomainEvents[Name]) => void

export type EventBus = {
  emit<Name extends DomainEventName>(name: Name, payload: DomainEvents[Name]): void
  on<Name extends DomainEventName>(name: Name, listener: Listener<Name>): () => void
  dispose(): Promise<void>
}

const channel = 'halyard:events'

/**
 * Tells this process at once, and the others through Redis when there is one. Hints only: a lost one costs
 * a moment (readers look at the database anyway), never a fact.
 */
export function createEventBus({ redis, logger }: { redis: Redis | null; logger: Logger }): EventBus {
  const origin = randomUUID()
  const listeners = new Map<string, Set<(payload: never) => void>>()

  const tellHere = (name: string, payload: unknown) => {
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
    // The connection that it doubles tells the operator of an outage.
    subscriber.on('error', (error) => logger.debug({ err: error }, 'events of other processes are not heard'))
    subscriber.on('message', (_channel, text) => {
      const message = JSON.parse(text) as { origin: string; name: string; payload: unknown }
      if (message.origin !== origin) tellHere(message.name, message.payload)
    })
    // At each connection, for the first may come late and a later one forgets.
    subscriber.on('ready', () => {
      subscriber.subscribe(channel).catch((error: unknown) => {
        logger.warn({ err: error }, 'events of other processes are not heard')
      })
    })
  }

  return {
    emit(name, payload) {
      tellHere(name, payload)
      if (redis?.status !== 'ready') return
      redis.publish(channel, JSON.stringify({ origin, name, payload })).catch((error: unknown) => {
        logger.debug({ err: error, event: name }, 'an event did not reach the other processes')
      })
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set)
      set.add(listener)
      return () => set.delete(listener)
    },
    async dispose() {
      listeners.clear()
      subscriber?.disconnect()
    },
  }
}
