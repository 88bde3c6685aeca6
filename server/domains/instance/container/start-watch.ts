import type { Container } from '../../../../prisma/generated/client/client.ts'
import type { Database } from '../../../database/database.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { Logger } from '../../../runtime/logger.ts'
import { expectedWaitMs, recentMs, type Departure } from './expected-wait.ts'

/** Another process may run the start, and its events can be lost, so the rows are polled as well. */
const pollMs = 1000

/** Containers that are starting, read once for all requests of this process. */
export type StartWatch = {
  /**
   * Resolves with the row when it is no longer starting; null if it was deleted.
   * @throws ConflictError when `signal` aborts first: the caller no longer waits for the answer
   */
  untilStarted(id: string, signal: AbortSignal): Promise<Container | null>
  queue(): Promise<StartQueue>
  dispose(): void
}

type StartQueue = {
  /** Positions of all queued containers by id, 1 for the next to start. */
  positions: ReadonlyMap<string, number>
  /** When the start of that position is expected to begin; null if it is not known. */
  expectedAt(position: number): Date | null
}

type Services = { db: Database; clock: Clock; events: EventBus; logger: Logger }
type Waiting = { resolve: (row: Container | null) => void; reject: (error: unknown) => void }

export function createStartWatch({ db, clock, events, logger }: Services): StartWatch {
  const waiting = new Map<string, Set<Waiting>>()
  let timer: NodeJS.Timeout | undefined
  let isChecking = false
  let isStale = false
  let known: { queue: Promise<StartQueue>; until: number } | null = null
  /** The starts of the last minutes, those of all processes. */
  let departures: Departure[] = []
  const knownSinceMs = clock.now().getTime()

  const offChanged = events.on('container.changed', ({ containerId }) => {
    known = null
    if (waiting.has(containerId)) checkSoon()
  })
  const offMoved = events.on('container.queueMoved', (departure) => {
    known = null
    const since = departure.atMs - recentMs
    departures = [...departures.filter(({ atMs }) => atMs >= since), departure]
  })

  function checkSoon(): void {
    isStale = isChecking
    if (isChecking || waiting.size === 0) return
    isChecking = true
    void checkAll().finally(() => {
      isChecking = false
      if (isStale) checkSoon()
    })
  }

  /** One query for all waiting callers. */
  async function checkAll(): Promise<void> {
    const ids = [...waiting.keys()]
    try {
      const rows = await db.container.findMany({ where: { id: { in: ids } } })
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const id of ids) {
        const row = byId.get(id) ?? null
        if (row?.status === 'Pending' && !row.stoppingAt) continue
        for (const { resolve } of take(id)) resolve(row)
      }
    } catch (error) {
      logger.debug({ err: error }, 'could not read starting containers')
      for (const id of ids) for (const { reject } of take(id)) reject(error)
    }
  }

  function take(id: string): Set<Waiting> {
    const set = waiting.get(id) ?? new Set()
    waiting.delete(id)
    if (waiting.size === 0) stopPolling()
    return set
  }

  function stopPolling(): void {
    clearInterval(timer)
    timer = undefined
  }

  async function readQueue(): Promise<StartQueue> {
    const rows = await db.container.findMany({
      where: { status: 'Pending', phase: 'Queued', stoppingAt: null, warmChallengeId: null },
      orderBy: [{ queuedAt: 'asc' }, { id: 'asc' }],
      select: { id: true, queuedAt: true },
    })
    const expiries =
      rows.length === 0
        ? []
        : await db.container.findMany({
            where: { status: 'Running', warmChallengeId: null },
            orderBy: { expectStopAt: 'asc' },
            take: rows.length,
            select: { expectStopAt: true },
          })
    const expiriesMs = expiries.map(({ expectStopAt }) => expectStopAt.getTime())
    const nowMs = clock.now().getTime()
    const nextQueuedAtMs = (rows[0]?.queuedAt ?? clock.now()).getTime()
    return {
      positions: new Map(rows.map(({ id }, index) => [id, index + 1])),
      expectedAt(position) {
        const waitMs = expectedWaitMs({
          position,
          departures,
          expiriesMs,
          nextQueuedAtMs,
          knownSinceMs,
          nowMs,
        })
        return waitMs === null ? null : new Date(nowMs + waitMs)
      },
    }
  }

  return {
    untilStarted(id, signal) {
      return new Promise((resolve, reject) => {
        const leave = () => {
          const set = waiting.get(id)
          if (set?.delete(entry) && set.size === 0) take(id)
          reject(new ConflictError('container.gone'))
        }
        const entry: Waiting = {
          resolve(row) {
            signal.removeEventListener('abort', leave)
            resolve(row)
          },
          reject(error) {
            signal.removeEventListener('abort', leave)
            reject(error)
          },
        }
        if (signal.aborted) return leave()
        signal.addEventListener('abort', leave)
        waiting.set(id, (waiting.get(id) ?? new Set()).add(entry))
        timer ??= setInterval(checkSoon, pollMs)
        checkSoon()
      })
    },
    queue() {
      if (!known || known.until < Date.now()) {
        const queue = readQueue()
        known = { queue, until: Date.now() + pollMs }
        queue.catch(() => (known = null))
      }
      return known.queue
    },
    dispose() {
      stopPolling()
      offChanged()
      offMoved()
    },
  }
}
