import { Worker } from 'node:worker_threads'
import type { Bitmap } from './bitmap.ts'

/** Many times as long as the largest picture takes. */
const longestMs = 15_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a bitmap in a thread of its own, because a small file can take some hundred milliseconds, in which the process
 * would answer nobody. One picture at a time, so that many of them leave a processor for everything else. Null for
 * anything else than a bitmap. @throws Error when it is malformed
 */
export function decodeApart(source: Uint8Array): Promise<Bitmap | null> {
  const decoded = last.then(() => decode(source))
  last = decoded.catch(() => undefined)
  return decoded
}

function decode(source: Uint8Array): Promise<Bitmap | null> {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { workerData: source })
  const timer = setTimeout(() => void worker.terminate(), longestMs)
  return new Promise<Bitmap | null>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the picture was not decoded')))
  }).finally(() => clearTimeout(timer))
}
