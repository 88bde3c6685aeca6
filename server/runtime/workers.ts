import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from './logger.ts'

type Options = { count: number; databaseUrl: string; logger: Logger }

const restartDelayMs = 1000
/** The exit code of a worker whose port is in use. */
export const portTakenCode = 98

/**
 * Starts processes that share the port. A process that exits is replaced; the first start fails if a worker fails
 * to start.
 */
export async function startWorkers({
  count,
  databaseUrl,
  logger,
}: Options): Promise<{ dispose(): Promise<void> }> {
  let isStopping = false
  const fork = () => cluster.fork({ DATABASE_URL: databaseUrl })
  const watch = (worker: Worker) => {
    worker.once('exit', (code, signal) => {
      if (isStopping) return
      logger.error(
        { code, signal },
        'a process ended and is replaced: its last lines say why; a signal of SIGKILL often means too little memory',
      )
      setTimeout(() => {
        if (!isStopping) watch(fork())
      }, restartDelayMs)
    })
  }

  const workers = Array.from({ length: count }, fork)
  const failed = Promise.race(
    workers.map(async (worker) => {
      const [code] = await once(worker, 'exit')
      const reason = code === portTakenCode ? { code: 'EADDRINUSE', syscall: 'listen' } : {}
      throw Object.assign(new Error('a worker failed to start'), reason)
    }),
  )
  await Promise.race([Promise.all(workers.map((worker) => once(worker, 'listening'))), failed])
  failed.catch(() => undefined)
  for (const worker of workers) watch(worker)

  return {
    async dispose() {
      isStopping = true
      const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        living.map((worker) => {
          const gone = once(worker, 'exit')
          worker.process.kill('SIGTERM')
          return gone
        }),
      )
    },
  }
}
