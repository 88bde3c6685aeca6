import type { Client } from 'graphql-ws'
import {
  Observable,
  type GraphQLResponse,
  type RequestParameters,
  type SubscribeFunction,
} from 'relay-runtime'
import { untilLoggedInAgain } from '../../session/session-ended.ts'
import { announceGap, connectionUp } from './connection-state.ts'
import { createSocketClient, SESSION_ENDED } from './socket-client.ts'
import { hasCode, subscriptionRequest, type Updates } from './subscription-request.ts'

type Start = (operation: RequestParameters, variables: object, updates: Updates) => () => void

let client: Client | null = null
let isBlocked = false
/** The functions that restart the subscriptions of the socket over another transport. */
const open = new Set<() => void>()

function giveUpSocket(): void {
  if (isBlocked) return
  isBlocked = true
  for (const restart of open) restart()
  void client?.dispose()
  connectionUp()
  announceGap()
}

const startOnSocket: Start = (operation, variables, { next, error, complete }) => {
  const shared = (client ??= createSocketClient(giveUpSocket))
  let stop = () => {}
  let isOver = false
  const start = () => {
    if (isOver) return
    stop = shared.subscribe(subscriptionRequest(operation, variables as Record<string, unknown>), {
      next,
      error: (cause) => void recover(cause),
      complete,
    })
  }
  async function recover(cause: unknown) {
    const hasFallenBehind = hasCode(cause, 'FELL_BEHIND')
    const hasEnded = cause instanceof CloseEvent && cause.code === SESSION_ENDED
    if (!hasFallenBehind && !(hasEnded && (await untilLoggedInAgain()))) {
      return error(cause instanceof Error ? cause : new Error('The subscription ended'))
    }
    start()
    announceGap()
  }
  start()
  return () => {
    isOver = true
    stop()
  }
}

const startStream: Start = (operation, variables, updates) => {
  let isOver = false
  let stop = () => {}
  async function load() {
    const { subscribeByStream } = await import('./stream-subscription.ts')
    if (!isOver) stop = subscribeByStream(operation, variables, updates)
  }
  load().catch(updates.error)
  return () => {
    isOver = true
    stop()
  }
}

/**
 * Subscriptions share a socket, opened with the first and closed after the last. Where sockets are blocked, each has
 * a stream of server-sent events, and screens refresh their data where streams are blocked too. After an interruption
 * screens are notified to refresh their data.
 */
export const subscribeOperation: SubscribeFunction = (operation, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const updates: Updates = {
      next: (value) => sink.next(value as GraphQLResponse),
      error: (error) => sink.error(error),
      complete: () => sink.complete(),
    }
    const start = () => (isBlocked ? startStream : startOnSocket)(operation, variables, updates)
    let stop = start()
    const restart = () => {
      stop()
      stop = start()
    }
    open.add(restart)
    return () => {
      open.delete(restart)
      stop()
    }
  })
