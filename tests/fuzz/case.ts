import type { FuzzWorld } from './world.ts'
import type { Random } from './random.ts'

/** The request of a case, its role, the answer, and the problem that the case found, or null. */
export type CaseResult = {
  role: string
  /** The kind of request and its status: `mutation 200`. */
  outcome: string
  finding: string | null
}

export type FuzzCase = (random: Random, world: FuzzWorld) => Promise<CaseResult>

/** A case that takes longer counts as hanging. */
export const timeoutMs = 30_000

/** A response, or the reason why there is none. */
export async function send(world: FuzzWorld, path: string, init: RequestInit): Promise<Response | string> {
  const { origin } = new URL(world.url)
  try {
    return await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    const { name, message } = error as Error
    if (name === 'TimeoutError') return noAnswer
    return name === 'TypeError' && /fetch failed|terminated/.test(message)
      ? closedEarly
      : 'not expressible in HTTP'
  }
}

export const closedEarly = 'connection closed without an answer'
export const noAnswer = `no answer within ${timeoutMs} ms`

type Asked = {
  role: string
  kind: string
  request: string
  /** Everyone may read the answer, so it names nobody's address. */
  isPublic?: boolean
}

/** Addresses of users. No case has them to send, so an answer cannot repeat them. */
const privateText = /@(players|harbour)\.example\b/

export function leakOf(text: string, request: string): string | null {
  return privateText.test(text)
    ? `an address of a user in the answer to ${request}\n${text.slice(0, 500)}`
    : null
}

/** A finding if the server did not answer in time, reports an internal error, or tells everyone what is private. */
export async function judge(
  response: Response | string,
  { role, kind, request, isPublic = false }: Asked,
): Promise<CaseResult> {
  if (typeof response === 'string') {
    const finding = response === noAnswer ? `${response}: ${request}` : null
    return { role, outcome: `${kind} ${response}`, finding }
  }
  return {
    role,
    outcome: `${kind} ${response.status}`,
    finding: await problemOf(response, { request, isPublic }),
  }
}

async function problemOf(
  response: Response,
  { request, isPublic }: { request: string; isPublic: boolean },
): Promise<string | null> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await readStart(response)
    return response.status >= 500 ? `${response.status} for ${request}` : null
  }
  const text = await response.text().catch((error: Error) => `unreadable: ${error.name}`)
  if (text === 'unreadable: TimeoutError') return `the answer does not end within ${timeoutMs} ms: ${request}`
  if (response.status >= 500) return `${response.status} for ${request}\n${text.slice(0, 500)}`
  if (/"code":"INTERNAL(_SERVER)?_ERROR"/.test(text))
    return `internal error for ${request}\n${text.slice(0, 500)}`
  return isPublic ? leakOf(text, request) : null
}

/** Streams may be endless, so the case reads only the first chunk or waits a moment. */
async function readStart(response: Response): Promise<void> {
  const reader = response.body?.getReader()
  if (!reader) return
  const first = reader.read().catch(() => undefined)
  const moment = new Promise((resolve) => setTimeout(resolve, Math.min(timeoutMs, 100)).unref())
  await Promise.race([first, moment])
  await reader.cancel().catch(() => undefined)
}
