import {
  Observable,
  type GraphQLResponse,
  type RequestParameters,
  type SubscribeFunction,
} from 'relay-runtime'
import { announceGap, connectionUp, subscriptionStarted } from './connection-state.ts'
import { loadCode } from './load-code.ts'
import type { Updates } from './subscription-request.ts'

type Start = (operation: RequestParameters, variables: object, updates: Updates) => () => void

let isBlocked = false
/** The functions that restart the subscriptions of the socket over another transport. */
const open = new Set<() => void>()

function giveUpSocket(): void {
  if (isBlocked) return
  isBlocked = true
  for (const restart of open) restart()
  connectionUp()
  announceGap()
}

async function loadSocket(): Promise<Start> {
  const { subscribeBySocket } = await import('./socket-subscription.ts')
  return (operation, variables, updates) =>
    subscribeBySocket({ operation, variables, onBlocked: giveUpSocket }, updates)
}

async function loadStream(): Promise<Start> {
  const { subscribeByStream } = await import('./stream-subscription.ts')
  return subscribeByStream
}

// Loads the code of the transport first, because the first paint does not need it.
const start: Start = (operation, variables, updates) => {
  let isOver = false
  let stop = () => {}
  async function run() {
    const begin = await loadCode(isBlocked ? loadStream : loadSocket)
    if (!isOver) stop = begin(operation, variables, updates)
  }
  void run()
  return () => {
    isOver = true
    stop()
  }
}

/** The cursor of the received item of a list. */
function cursorOf(value: unknown): string | null {
  const { data } = value as { data?: Record<string, { cursor?: string } | null> | null }
  const [item] = Object.values(data ?? {})
  return item?.cursor ?? null
}

/**
 * Subscriptions share a socket, opened with the first and closed after the last. Where sockets are blocked, each has
 * a stream of server-sent events, and screens refresh their data where streams are blocked too. After an interruption
 * screens are notified to refresh their data.
 */
export const subscribeOperation: SubscribeFunction = (operation, given) =>
  Observable.create<GraphQLResponse>((sink) => {
    // The subscription of a list. After an interruption it continues with the item after the last one.
    const isList = given['after'] === null
    // Each start sends these variables with their present values. The caller may change the given ones.
    const variables = isList ? { ...given } : given
    const updates: Updates = {
      next: (value) => {
        if (isList) variables['after'] = cursorOf(value)
        sink.next(value as GraphQLResponse)
      },
      error: (error) => sink.error(error),
      complete: () => sink.complete(),
    }
    const end = subscriptionStarted()
    let stop = start(operation, variables, updates)
    const restart = () => {
      stop()
      stop = start(operation, variables, updates)
    }
    open.add(restart)
    return () => {
      open.delete(restart)
      stop()
      end()
    }
  })
