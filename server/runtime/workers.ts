import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from './logger.ts'
import { nextDelayMs } from './worker-backoff.ts'
import { askWorker } from './worker-questions.ts'

type Options = { count: number; databaseUrl: string; logger: Logger }
export type Workers = {
  /** Replaces all workers, one after another: each starts to listen before the former one stops. */
  restart(): Promise<void>
  dispose(): Promise<void>
}
/** `number` stays the same for all workers that follow each other in a slot. */
type Slot = { number: number; worker: Worker; startedAt: number; delayMs: number }

/** Longer than a worker takes to drain its connections. */
const drainMs = 15_000
/** Longer than a process takes to stop by itself. */
const exitMs = 20_000
/** The exit code of a worker whose port is in use. */
export const portTakenCode = 98

/**
 * Starts processes that share the port. A process that exits is replaced; the first start fails if a worker fails
 * to start.
 */
export async function startWorkers({ count, databaseUrl, logger }: Options): Promise<Workers> {
  // Each worker accepts from the shared socket itself. A worker that hangs or is killed then takes no connection with it,
  // while a primary process that deals out connections loses those that the worker has not confirmed yet.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isStopping = false
  let restarting: Promise<void> | null = null
  const retiring = new Set<Worker>()

  const fork = (number: number) => cluster.fork({ DATABASE_URL: databaseUrl, WORKER_NUMBER: String(number) })
  const slots: Slot[] = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    worker: fork(index + 1),
    startedAt: performance.now(),
    delayMs: 0,
  }))

  function watch(slot: Slot): void {
    const { worker, number } = slot
    worker.once('exit', (code, signal) => {
      if (isStopping || retiring.has(worker) || slot.worker !== worker) return
      slot.delayMs = nextDelayMs({ ranMs: performance.now() - slot.startedAt, lastDelayMs: slot.delayMs })
      logger.error(
        { worker: String(number), code, signal, delayMs: slot.delayMs },
        'a process ended and is replaced: its last lines say why; a signal of SIGKILL often means too little memory',
      )
      setTimeout(() => {
        if (!isStopping && slot.worker === worker) occupy(slot, fork(number))
      }, slot.delayMs)
    })
  }

  function occupy(slot: Slot, worker: Worker): void {
    slot.worker = worker
    slot.startedAt = performance.now()
    watch(slot)
  }

  async function replaceAll(): Promise<void> {
    for (const slot of slots) {
      if (isStopping) return
      const { worker: former, number } = slot
      const next = fork(number)
      if (!(await isListening(next))) {
        logger.error(
          { worker: String(number) },
          'the restart stopped: a new process could not start, and the others go on',
        )
        return
      }
      occupy(slot, next)
      retiring.add(former)
      await askWorker(former, 'drain', drainMs)
      await end(former)
      retiring.delete(former)
    }
    logger.info('all processes are restarted')
  }

  const failed = Promise.race(
    slots.map(async ({ worker }) => {
      const [code] = await once(worker, 'exit')
      const reason = code === portTakenCode ? { code: 'EADDRINUSE', syscall: 'listen' } : {}
      throw Object.assign(new Error('a worker failed to start'), reason)
    }),
  )
  await Promise.race([Promise.all(slots.map(({ worker }) => once(worker, 'listening'))), failed])
  failed.catch(() => undefined)
  for (const slot of slots) watch(slot)

  return {
    restart() {
      restarting ??= replaceAll().finally(() => (restarting = null))
      return restarting
    },
    async dispose() {
      isStopping = true
      const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(living.map(end))
    },
  }
}

/** False if the worker ends before it listens. */
async function isListening(worker: Worker): Promise<boolean> {
  const started = new AbortController()
  const { signal } = started
  try {
    return await Promise.race([
      once(worker, 'listening', { signal }).then(() => true),
      once(worker, 'exit', { signal }).then(() => false),
    ])
  } finally {
    started.abort()
  }
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), exitMs)
  await gone
  clearTimeout(timer)
}
