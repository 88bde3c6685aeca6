import { setTimeout as sleep } from 'node:timers/promises'
import { CliError } from '../errors.ts'

export const maxTries = 8
const longestWaitSeconds = 120

/** What goes wrong below HTTP, said with the address, which is nearly always the cause. */
function unreachable(url: string, error: unknown): CliError {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = (cause as { code?: string }).code
  const why =
    code === 'ECONNREFUSED'
      ? 'nothing listens there'
      : code === 'ENOTFOUND'
        ? 'there is no such host'
        : cause instanceof Error && cause.message
          ? cause.message
          : 'the connection failed'
  return new CliError(`${new URL(url).origin} cannot be reached: ${why}.`)
}

/** How long a platform that is asked too often wants to be left alone. */
export async function pause(seconds: number): Promise<void> {
  await sleep(Math.min(Math.max(seconds, 0.1), longestWaitSeconds) * 1000)
}

/** fetch, but patient with 429 and with readable failures. `init` is made anew for each try. */
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
