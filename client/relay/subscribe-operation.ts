import { createClient, type Client } from 'graphql-ws'
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import { currentLocale } from '../i18n/i18n.ts'
import { announceSessionEnded } from '../session/session-ended.ts'
import { announceGap, connectionLost, connectionUp } from './connection-state.ts'

const SESSION_ENDED = 4401
const LONGEST_WAIT_MS = 15_000

function newClient(): Client {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`
  return createClient({
    url,
    lazy: true,
    lazyCloseTimeout: 5000,
    keepAlive: 15_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => !(event instanceof CloseEvent && event.code === SESSION_ENDED),
    retryWait: async (retries) => {
      const wait = Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries)
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())))
    },
    connectionParams: () => ({ acceptLanguage: currentLocale() }),
    on: {
      connected: connectionUp,
      closed: (event) => {
        const { code } = event as CloseEvent
        if (code === 1000) connectionUp()
        else connectionLost()
        if (code === SESSION_ENDED) announceSessionEnded()
      },
    },
  })
}

let client: Client | null = null

/** The server dropped updates because this page read too slowly. */
function hasFallenBehind(error: unknown): boolean {
  const errors = Array.isArray(error) ? (error as { extensions?: { code?: unknown } }[]) : []
  return errors.some(({ extensions }) => extensions?.code === 'FELL_BEHIND')
}

/**
 * Subscriptions share a socket, opened with the first and closed after the last. One that falls behind is started
 * again, and screens are notified to refresh their data.
 */
export const subscribeOperation: SubscribeFunction = (operation, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const shared = (client ??= newClient())
    let stop = () => {}
    const start = () => {
      stop = shared.subscribe(
        {
          operationName: operation.name,
          variables,
          query: operation.text ?? '',
          ...(operation.id
            ? { extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } } }
            : {}),
        },
        {
          next: (value) => sink.next(value as GraphQLResponse),
          error: (error) => {
            if (!hasFallenBehind(error)) {
              return sink.error(error instanceof Error ? error : new Error('The subscription ended'))
            }
            start()
            announceGap()
          },
          complete: () => sink.complete(),
        },
      )
    }
    start()
    return () => stop()
  })
