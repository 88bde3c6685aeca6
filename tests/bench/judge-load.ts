import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Requests as the bytes of HTTP. */
export type LoadOrder = { port: number; connections: number; requests: string[] }
/** `latencies` are in milliseconds, in the order of the answers. */
export type LoadReport = { seconds: number; refused: number; latencies: number[] }

const loadFile = fileURLToPath(new URL('./answer-load.ts', import.meta.url))
const timeoutMs = 300_000

/** Sends the requests from another process. */
export async function sendApart(order: LoadOrder): Promise<LoadReport> {
  const child = fork(loadFile, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  try {
    const done = once(child, 'message', { signal: AbortSignal.timeout(timeoutMs) })
    child.send(order)
    const [report] = (await done) as [LoadReport]
    return report
  } finally {
    child.kill()
  }
}
