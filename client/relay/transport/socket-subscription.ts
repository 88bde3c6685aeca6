import type { Client } from 'graphql-ws'
import type { RequestParameters } from 'relay-runtime'
import { untilLoggedInAgain } from '../../session/session-ended.ts'
import { announceGap } from './connection-state.ts'
import { createSocketClient, SESSION_ENDED } from './socket-client.ts'
import { hasCode, subscriptionRequest, type Updates } from './subscription-request.ts'

let client: Client | null = null

type Subscription = { operation: RequestParameters; variables: object; onBlocked: () => void }

/** Subscribes over the socket that all subscriptions share. Returns the function that ends the subscription. */
export function subscribeBySocket(
  { operation, variables, onBlocked }: Subscription,
  { next, error, complete }: Updates,
): () => void {
  const shared = (client ??= createSocketClient(() => {
    onBlocked()
    // It rejects if the socket was never open.
    Promise.resolve(client?.dispose()).catch(() => undefined)
  }))
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
