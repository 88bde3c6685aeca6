import { HalyardError } from './error.ts'
import type { HalyardOptions } from './options.ts'

export const maxTries = 8
const longestWaitSeconds = 120

/** The error for a failed connection. It names the address, which is nearly always the cause. */
function unreachable(url: string, error: unknown): HalyardError {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = (cause as { code?: string }).code
  const why =
    code === 'ECONNREFUSED'
      ? 'nothing listens there'
      : code === 'ENOTFOUND'
        ? 'the host does not exist'
        : cause instanceof Error && cause.message
          ? cause.message
          : 'the connection failed'
  return new HalyardError(`Cannot connect to ${new URL(url).origin}: ${why}.`, { code: 'UNREACHABLE' })
}

/** Waits. @throws the reason of the signal when it aborts */
export function pause(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((done, fail) => {
    signal?.throwIfAborted()
    const abort = () => {
      clearTimeout(timer)
      fail(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      done()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}

type LimitOptions = { signal?: AbortSignal | null | undefined; onLimit?: HalyardOptions['onLimit'] }

/** Waits as long as a rate limit says, at most two minutes. */
export function pauseForLimit(seconds: number, { signal, onLimit }: LimitOptions): Promise<void> {
  onLimit?.(seconds)
  return pause(Math.min(Math.max(seconds, 0.1), longestWaitSeconds) * 1000, signal)
}

/** fetch that tries again after status 429 and explains a failed connection. @throws HalyardError */
export async function request(
  url: string,
  init: RequestInit,
  { fetch: send = fetch, onLimit }: Pick<HalyardOptions, 'fetch' | 'onLimit'> = {},
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(url, init).catch((error: unknown) => {
      init.signal?.throwIfAborted()
      throw unreachable(url, error)
    })
    if (response.status !== 429 || attempt === maxTries) return response
    await response.body?.cancel()
    await pauseForLimit(Number(response.headers.get('retry-after') ?? 1), { signal: init.signal, onLimit })
  }
}
