import { firstEventMs, readSeen } from '../../../../rules/connection-check/judge.ts'
import type { Seen } from '../../../../rules/connection-check/findings.ts'

const answerMs = 10_000
const tickMs = 1000

/** Something answered that is not the platform. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The answer has status ${status}.`)
    this.status = status
  }
}

/** Runs a probe, whose own signal ends with `signal`, after `ms` and with the probe. */
async function within<T>(
  signal: AbortSignal,
  ms: number,
  probe: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  const timer = setTimeout(end, ms)
  try {
    return await probe(stop.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    end()
  }
}

/** The parts of this page's request that reached the platform. */
export function askWhatIsSeen(signal: AbortSignal, headers: Record<string, string> = {}) {
  return within(signal, answerMs, async (own): Promise<{ seen: Seen; headers: Headers }> => {
    const response = await fetch('/healthz/request', { headers, cache: 'no-store', signal: own })
    const seen = readSeen(response.status, await response.text())
    if (!seen) throw new UnexpectedAnswer(response.status)
    return { seen, headers: response.headers }
  })
}

/** The compression of a large answer. */
export function askForEncoding(signal: AbortSignal): Promise<string | null> {
  return within(signal, answerMs, async (own) => {
    const { headers } = await fetch('/api/openapi.json', { cache: 'no-store', signal: own })
    return headers.get('content-encoding')
  })
}

/** Whether an event arrives while its stream is still open. */
export async function receivesEvents(signal: AbortSignal): Promise<boolean> {
  try {
    return await within(signal, firstEventMs, async (own) => {
      const headers = { accept: 'text/event-stream' }
      const { status, body } = await fetch('/healthz/request', { headers, cache: 'no-store', signal: own })
      const first = await body?.getReader().read()
      return status === 200 && first?.done === false
    })
  } catch {
    signal.throwIfAborted()
    return false
  }
}

/** Opens a WebSocket to GraphQL, as the subscriptions of pages do. Null if it fails. */
export async function openSocket(signal: AbortSignal): Promise<WebSocket | null> {
  signal.throwIfAborted()
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws')
  signal.addEventListener('abort', () => socket.close())
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
    socket.addEventListener('message', () => resolve(true))
    socket.addEventListener('close', () => resolve(false))
    timer = setTimeout(() => resolve(false), 2 * answerMs)
  })
  clearTimeout(timer)
  if (!isOpen) socket.close()
  signal.throwIfAborted()
  return isOpen ? socket : null
}

type Holding = { seconds: number; signal: AbortSignal; onTick: (seconds: number) => void }

/**
 * Keeps a socket open without sending anything. Returns after how many seconds it was cut; null if it was not.
 * `onTick` is called with the seconds that have passed.
 */
export async function holdSocket(
  socket: WebSocket,
  { seconds, signal, onTick }: Holding,
): Promise<number | null> {
  const openedAt = Date.now()
  const age = () => Math.floor((Date.now() - openedAt) / 1000)
  onTick(0)
  let timer: ReturnType<typeof setInterval> | undefined
  const cutAfter = await new Promise<number | null>((resolve) => {
    socket.addEventListener('close', () => resolve(age()))
    if (socket.readyState !== WebSocket.OPEN) resolve(age())
    timer = setInterval(() => {
      onTick(Math.min(age(), seconds))
      if (age() >= seconds) resolve(null)
    }, tickMs)
  })
  clearInterval(timer)
  socket.close()
  signal.throwIfAborted()
  return cutAfter
}
