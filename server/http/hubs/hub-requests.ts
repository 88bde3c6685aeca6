import { randomUUID } from 'node:crypto'
import type { AppServices } from '../../services.ts'
import type { AskedHubRequest, HubAnswer, HubRequest } from '../../events/hub-events.ts'

/** A connection that is reached by requests. */
type Reachable = {
  /** Only requests of this user reach the connection; null for a visitor. */
  userId: string | null
  handle(request: HubRequest, signal: AbortSignal): Promise<HubAnswer> | HubAnswer
}

/** Maximum time in which the process of the connection takes a request. */
const takeMs = 3000

/**
 * Brings requests to the hub connections of this process, and to those of other processes through their events, so
 * that a load balancer may send the requests of a client to any process.
 */
export function createHubRequests({ events, redis }: Pick<AppServices, 'events' | 'redis'>) {
  const connections = new Map<string, Reachable>()
  const asked = new Map<string, { take: () => void; finish: (answer: HubAnswer | null) => void }>()
  const handled = new Map<string, AbortController>()

  const offs = [
    events.on('hub.asked', (asking) => void answerOther(asking)),
    events.on('hub.taken', ({ requestId }) => asked.get(requestId)?.take()),
    events.on('hub.answered', ({ requestId, answer }) => asked.get(requestId)?.finish(answer)),
    events.on('hub.left', ({ requestId }) => handled.get(requestId)?.abort()),
  ]

  function find(token: string, userId: string | null): Reachable | null {
    const connection = connections.get(token)
    return connection?.userId === userId ? connection : null
  }

  async function answerOther({ requestId, token, userId, request }: AskedHubRequest): Promise<void> {
    const connection = find(token, userId)
    if (!connection) return
    const leaving = new AbortController()
    handled.set(requestId, leaving)
    events.emit('hub.taken', { requestId })
    const answer = await connection.handle(request, leaving.signal)
    handled.delete(requestId)
    events.emit('hub.answered', { requestId, answer })
  }

  function askOthers(asking: Omit<AskedHubRequest, 'requestId'>, signal: AbortSignal) {
    const requestId = randomUUID()
    const { promise, resolve } = Promise.withResolvers<HubAnswer | null>()
    const timer = setTimeout(() => finish(null), takeMs).unref()
    const finish = (answer: HubAnswer | null) => {
      clearTimeout(timer)
      asked.delete(requestId)
      resolve(answer)
    }
    asked.set(requestId, { take: () => clearTimeout(timer), finish })
    signal.addEventListener('abort', () => {
      if (!asked.has(requestId)) return
      events.emit('hub.left', { requestId })
      finish(null)
    })
    events.emit('hub.asked', { requestId, ...asking })
    return promise
  }

  return {
    add: (token: string, connection: Reachable) => void connections.set(token, connection),
    remove: (token: string) => void connections.delete(token),
    has: (token: string) => connections.has(token),
    /** Null if no process has a connection of that user with the token. `signal`: the client has gone. */
    async ask(
      { token, userId, request }: Omit<AskedHubRequest, 'requestId'>,
      signal: AbortSignal,
    ): Promise<HubAnswer | null> {
      const connection = find(token, userId)
      if (connection) return connection.handle(request, signal)
      const mayBeElsewhere = redis?.status === 'ready' && !connections.has(token)
      return mayBeElsewhere ? askOthers({ token, userId, request }, signal) : null
    },
    dispose: () => offs.forEach((off) => off()),
  }
}
