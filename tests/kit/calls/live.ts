import { once } from 'node:events'
import { createClient, type ExecutionResult } from 'graphql-ws'
import { WebSocket } from 'ws'
import { withGlobalIds } from './global-ids.ts'

type Asked = { query: string; variables?: Record<string, unknown> }
type From = { headers?: Record<string, string>; connectionParams?: Record<string, unknown> }

/** A subscription whose results are read one after another. */
export type Live = {
  /** Waits for the next result. Null when the subscription has ended. */
  next(): Promise<ExecutionResult | null>
  /** The WebSocket's close code, or 1000 for an event stream that the server ended. */
  ended: Promise<number>
  stop(): Promise<void>
}

/** Subscribes over a new WebSocket, without reconnecting. */
export function followOverSocket(
  url: string,
  asked: Asked,
  { headers = {}, connectionParams = {} }: From = {},
): Live {
  class SocketWithHeaders extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers })
    }
  }
  let tellEnd: (code: number) => void
  const ended = new Promise<number>((resolve) => (tellEnd = resolve))
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: SocketWithHeaders,
    connectionParams,
    retryAttempts: 0,
    lazy: true,
    on: { closed: (event) => tellEnd((event as { code: number }).code) },
  })
  const results = client.iterate(withGlobalIds(asked))
  return {
    async next() {
      try {
        const step = await results.next()
        return step.done ? null : (step.value as ExecutionResult)
      } catch {
        return null
      }
    },
    ended,
    async stop() {
      await results.return?.()
      await client.dispose()
    },
  }
}

/** Subscribes over server-sent events. */
export async function followOverStream(
  url: string,
  asked: Asked,
  { headers = {} }: From = {},
): Promise<Live> {
  const leaving = new AbortController()
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(withGlobalIds(asked)),
    signal: leaving.signal,
  })
  if (!response.body) throw new Error('the answer has no body')
  const results = readEvents(response)
  let tellEnd: (code: number) => void
  const ended = new Promise<number>((resolve) => (tellEnd = resolve))
  return {
    async next() {
      try {
        const step = await results.next()
        if (!step.done) return step.value
        tellEnd(1000)
      } catch {
        tellEnd(1006)
      }
      return null
    },
    ended,
    async stop() {
      leaving.abort()
    },
  }
}

/** Holds the response, not only its body: fetch cancels an unread body when its response is garbage-collected. */
async function* readEvents(response: Response): AsyncGenerator<ExecutionResult> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (/^event: next$/m.test(block) && data) yield JSON.parse(data) as ExecutionResult
    }
  }
}

/** The HTTP status of a WebSocket handshake: 101 if it is accepted. */
export async function shakeHands(url: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  socket.on('error', () => undefined)
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(
      ([, response]) => (response as { statusCode: number }).statusCode,
    ),
  ])
  socket.terminate()
  return status
}
