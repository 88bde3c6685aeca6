import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { channelOf } from '../redis/connect-redis.ts'
import type { Logger } from '../runtime/logger.ts'
import type { DomainEventName, DomainEvents } from './domain-events.ts'

type Listener<Name extends DomainEventName> = (payload: DomainEvents[Name]) => void

export type EventBus = {
  emit<Name extends DomainEventName>(name: Name, payload: DomainEvents[Name]): void
  on<Name extends DomainEventName>(name: Name, listener: Listener<Name>): () => void
  /** How many processes receive the events, this one included. */
  countProcesses(): Promise<number>
  /** Sends a message through Redis to this process. @throws Error */
  testRedis(): Promise<void>
  dispose(): Promise<void>
}

type Event = { name: string; payload: unknown }
/** `origin` is the process that published the events, and waits for `echo` if it has one. */
type Message = { origin: string; events: Event[]; echo?: string }

const echoMs = 3000

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

  const channel = redis ? channelOf(redis, 'events') : ''
  const echoes = new Map<string, PromiseWithResolvers<void>>()
  // The library would leave a refused subscription unhandled.
  const subscriber = redis?.duplicate({ autoResubscribe: false })
  if (subscriber) {
    // `watchRedis` logs for the operator what Redis does not do.
    const ignore = (error: unknown) =>
      logger.debug({ err: error }, 'cannot receive events of other processes')
    subscriber.on('error', ignore)
    subscriber.on('close', () => {
      for (const echo of echoes.values()) echo.reject(new Error('the connection for events closed'))
    })
    subscriber.on('message', (_channel, text) => {
      const { origin: sender, events, echo } = JSON.parse(text) as Message
      if (sender !== origin) for (const { name, payload } of events) publishHere(name, payload)
      else if (echo !== undefined) echoes.get(echo)?.resolve()
    })
    let wasSubscribed = false
    const receive = async (connection: Redis) => {
      await connection.subscribe(channel)
      if (wasSubscribed) publishHere('events.missed', {})
      wasSubscribed = true
    }
    // On each connect: the first may be late, and a new connection has no subscriptions.
    subscriber.on('ready', () => void receive(subscriber).catch(ignore))
  }

  let outgoing: Event[] = []
  function publishOutgoing(): void {
    const events = outgoing
    outgoing = []
    if (events.length === 0 || redis?.status !== 'ready') return
    redis.publish(channel, JSON.stringify({ origin, events })).catch((error: unknown) => {
      logger.debug({ err: error, events: events.length }, 'could not publish events to other processes')
    })
  }

  return {
    emit(name, payload) {
      publishHere(name, payload)
      if (redis?.status !== 'ready') return
      // The events of one turn of the event loop, such as those of a batch of answers, share a message.
      if (outgoing.push({ name, payload }) === 1) setImmediate(publishOutgoing)
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
    async testRedis() {
      if (!redis || !subscriber) return
      await subscriber.subscribe(channel)
      const echo = randomUUID()
      const arrival = Promise.withResolvers<void>()
      arrival.promise.catch(() => undefined)
      const late = () => arrival.reject(new Error('an event did not arrive in time'))
      const timer = setTimeout(late, echoMs).unref()
      echoes.set(echo, arrival)
      try {
        await redis.publish(channel, JSON.stringify({ origin, events: [], echo } satisfies Message))
        await arrival.promise
      } finally {
        clearTimeout(timer)
        echoes.delete(echo)
      }
    },
    async dispose() {
      publishOutgoing()
      listeners.clear()
      subscriber?.disconnect()
    },
  }
}
