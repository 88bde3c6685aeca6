import { randomUUID } from 'node:crypto'
import type { AppServices } from '../../services.ts'
import type { ForwardedHubRequest, HubAnswer, HubRequest } from '../../events/hub-events.ts'

/** A connection that receives requests of its client. */
type Reachable = {
  /** Only requests of this user reach the connection; null for a visitor. */
  userId: string | null
  handle(request: HubRequest, signal: AbortSignal): Promise<HubAnswer> | HubAnswer
}

/** Time for the process with the connection to accept a forwarded request. */
const takeMs = 10_000

/**
 * Passes requests to the hub connections of this process, and to those of other processes over the event bus, so that
 * a load balancer may send the requests of a client to any process.
 */
export function createHubRequests({ events, redis }: Pick<AppServices, 'events' | 'redis'>) {
  const connections = new Map<string, Reachable>()
  const waiting = new Map<string, { take: () => void; finish: (answer: HubAnswer | null) => void }>()
  const handled = new Map<string, AbortController>()

  const subscriptions = [
    events.on('hub.asked', (forwarded) => void answerForwarded(forwarded)),
    events.on('hub.taken', ({ requestId }) => waiting.get(requestId)?.take()),
    events.on('hub.answered', ({ requestId, answer }) => waiting.get(requestId)?.finish(answer)),
    events.on('hub.left', ({ requestId }) => handled.get(requestId)?.abort()),
  ]

  function find(token: string, userId: string | null): Reachable | null {
    const connection = connections.get(token)
    return connection?.userId === userId ? connection : null
  }

  async function answerForwarded({ requestId, token, userId, request }: ForwardedHubRequest): Promise<void> {
    const connection = find(token, userId)
    if (!connection) return
    const abort = new AbortController()
    handled.set(requestId, abort)
    events.emit('hub.taken', { requestId })
    const answer = await connection.handle(request, abort.signal)
    handled.delete(requestId)
    events.emit('hub.answered', { requestId, answer })
  }

  function forward(forwarded: Omit<ForwardedHubRequest, 'requestId'>, signal: AbortSignal) {
    const requestId = randomUUID()
    const { promise, resolve } = Promise.withResolvers<HubAnswer | null>()
    // An answer that has arrived while the process was busy is read first.
    const timer = setTimeout(() => setImmediate(() => isTaken || finish(null)), takeMs).unref()
    let isTaken = false
    const finish = (answer: HubAnswer | null) => {
      clearTimeout(timer)
      waiting.delete(requestId)
      resolve(answer)
    }
    const take = () => {
      isTaken = true
      clearTimeout(timer)
    }
    waiting.set(requestId, { take, finish })
    signal.addEventListener('abort', () => {
      if (!waiting.has(requestId)) return
      events.emit('hub.left', { requestId })
      finish(null)
    })
    events.emit('hub.asked', { requestId, ...forwarded })
    return promise
  }

  return {
    add: (token: string, connection: Reachable) => void connections.set(token, connection),
    remove: (token: string) => void connections.delete(token),
    has: (token: string) => connections.has(token),
    /** Null if no process has a connection of that user with the token. `signal` aborts when the client disconnects. */
    async ask(
      { token, userId, request }: Omit<ForwardedHubRequest, 'requestId'>,
      signal: AbortSignal,
    ): Promise<HubAnswer | null> {
      const connection = find(token, userId)
      if (connection) return connection.handle(request, signal)
      const mayBeElsewhere = redis?.client.status === 'ready' && !connections.has(token)
      return mayBeElsewhere ? forward({ token, userId, request }, signal) : null
    },
    dispose: () => subscriptions.forEach((off) => off()),
  }
}
