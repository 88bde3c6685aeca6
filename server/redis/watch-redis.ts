import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { redisTokenBuckets } from '../limits/token-bucket.ts'
import type { Logger } from '../runtime/logger.ts'
import { isRefusedDatabase } from './redis-database.ts'
import { explainConnectionFault, explainWorkFaults } from './redis-sentences.ts'

/** The work that Redis does not do now. Without a connection it does nothing. */
type RedisFault = 'connection' | 'events' | 'limits'

/** The Redis that the processes of this platform share, watched by the work that it does for them. */
export type SharedRedis = {
  client: Redis
  /** The work that it did not do when it was last tried. */
  faults(): RedisFault[]
  /** Whether the processes can count together. */
  counts(): boolean
  /** A sentence about the faults and their remedy, for the operator. */
  sentence(): string
  /** Tries every kind of work. */
  check(): Promise<RedisFault[]>
  /** Reports a command that failed: if Redis works otherwise, it is logged by itself. */
  notice(error: unknown): void
  dispose(): void
}

type Options = {
  client: Redis
  /** Sends an event through Redis to this process. @throws Error */
  sendEvent: () => Promise<void>
  logger: Logger
}

type Work = Exclude<RedisFault, 'connection'>

const checkEveryMs = 5000
const patienceMs = 3000
const pauseMs = 200
const probePolicy = { permits: 1, refill: 1, everySeconds: 1 }

/**
 * Tries the work of Redis on each connect and every five seconds. An open connection alone says little: a Sentinel, a
 * node of a cluster, a replica and a user with few rights accept it too. Logs one line when that changes.
 */
export function watchRedis({ client, sendEvent, logger }: Options): SharedRedis {
  const take = redisTokenBuckets(client)
  const works: Record<Work, () => Promise<unknown>> = {
    events: sendEvent,
    limits: () => (databaseFault ? Promise.reject(databaseFault) : take('probe', probePolicy, 0)),
  }
  let databaseFault: Error | null = null
  /** Null until the work of this connection was tried. */
  let failing: Work[] | null = null
  /** How many connections ended. */
  let closed = 0
  let checking: Promise<RedisFault[]> | null = null
  /** The state that the last line of the log told. */
  let told = 'nothing'
  let sentence = ''
  let isDisposed = false

  const isConnected = () => client.status === 'ready'
  const faults = (): RedisFault[] => (isConnected() && failing ? failing : ['connection'])

  async function tryWork(): Promise<RedisFault[]> {
    if (!isConnected()) return faults()
    const closedBefore = closed
    const [events, limits] = await Promise.all([reasonOf(works.events), reasonOf(works.limits)])
    const reasons: Partial<Record<Work, string>> = {
      ...(events !== null && { events }),
      ...(limits !== null && { limits }),
    }
    if (!isConnected() || isDisposed) return faults()
    // The finding is of an earlier connection and says nothing about this one.
    if (closed !== closedBefore) return tryWork()
    failing = Object.keys(reasons) as Work[]
    const state = failing.join(' and ')
    if (state === told) return faults()
    if (state !== '') logger.warn((sentence = explainWorkFaults(reasons)))
    else logger.info(told === 'nothing' ? 'Redis is connected' : 'Redis answers again')
    told = state
    return faults()
  }

  function check(): Promise<RedisFault[]> {
    checking ??= tryWork().finally(() => (checking = null))
    return checking
  }

  client.on('error', (error) => {
    if (isRefusedDatabase(error)) databaseFault = error
    else if (told !== 'connection') {
      told = 'connection'
      logger.warn((sentence = explainConnectionFault(error, client.options.host ?? '')))
    }
  })
  client.on('ready', () => void check())
  client.on('close', () => {
    closed += 1
    failing = null
    databaseFault = null
  })
  const timer = setInterval(() => void check(), checkEveryMs).unref()

  return {
    client,
    faults,
    sentence: () => sentence || 'Redis is not connected yet.',
    counts: () => isConnected() && failing !== null && !failing.includes('limits'),
    check,
    notice(fault) {
      const log = () =>
        logger.warn(
          { err: fault },
          'a command of Redis failed, limits are counted in memory for five seconds',
        )
      void check().then((found) => (found.length === 0 ? log() : undefined))
    },
    dispose() {
      isDisposed = true
      clearInterval(timer)
      client.disconnect()
    },
  }
}

/** Why the work fails; null if it is done. What Redis does not refuse, such as a late answer, is tried again. */
async function reasonOf(work: () => Promise<unknown>): Promise<string | null> {
  for (const started = performance.now(); ; await sleep(pauseMs)) {
    try {
      await work()
      return null
    } catch (error) {
      const { name, message } = error as Error
      if (name === 'ReplyError' || performance.now() - started > patienceMs) return withoutScript(message)
    }
  }
}

/** Redis quotes a script that it refuses. */
function withoutScript(message: string): string {
  return message.replace(/\.? script: .*$|, with args beginning with: .*$/s, '').replace(/\.$/, '')
}
