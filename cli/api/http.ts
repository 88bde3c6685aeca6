import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '../errors.ts'

export const maxTries = 8
const longestWaitSeconds = 120

/** The error for a failed connection. It names the address, which is nearly always the cause. */
function unreachable(url: string, error: unknown): CliError {
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
  return new CliError(`Cannot connect to ${new URL(url).origin}: ${why}.`)
}

/** Waits as long as the rate limit says, at most two minutes. */
export async function pause(seconds: number): Promise<void> {
  await sleep(Math.min(Math.max(seconds, 0.1), longestWaitSeconds) * 1000)
}

/** fetch that retries after status 429 and explains connection errors. Each try calls `makeInit`. */
export async function request(url: string, makeInit: () => Promise<RequestInit>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const init = await makeInit()
    const response = await fetch(url, init).catch((error: unknown) => {
      throw unreachable(url, error)
    })
    if (response.status !== 429 || attempt === maxTries) return response
    await response.body?.cancel()
    await pause(Number(response.headers.get('retry-after') ?? 1))
  }
}
