import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../process-use.ts'
import { rawConnection } from './raw-http.ts'

const probeMs = 20

/** The longest answer to requests that are sent all the time during `work`, and the largest memory meanwhile. */
export async function whileWatched<Result>(
  { port, pid }: { port: number; pid: number },
  work: () => Promise<Result>,
): Promise<{ result: Result; blockMs: number; peakBytes: number }> {
  const over = new AbortController()
  const connection = rawConnection({ port })
  let blockMs = 0
  let peakBytes = 0
  const probing = (async () => {
    while (!over.signal.aborted) {
      const { ms } = await connection.ask({ path: '/healthz' })
      blockMs = Math.max(blockMs, ms)
      peakBytes = Math.max(peakBytes, memoryOf(pid, 'VmRSS'))
      await sleep(probeMs)
    }
  })()
  try {
    const result = await work()
    return { result, blockMs, peakBytes }
  } finally {
    over.abort()
    await probing.catch(() => undefined)
    connection.end()
  }
}
