import { createClient, type Client } from 'graphql-ws'
import { errorOfFailure, HalyardError, type GraphQLFailure } from './error.ts'
import { pause } from './http.ts'
import type { FollowOptions } from './options.ts'

/** After a connection of this duration, the waits between attempts start from the shortest again. */
const steadyMs = 10_000
const firstWaitMs = 500
const longestWaitMs = 15_000
/** Close codes for a message or a token that the platform refuses. Another attempt would fail too. */
const refusals = new Map([
  [4400, 'BAD_REQUEST'],
  [4401, 'AUTH_BAD_TOKEN'],
  [4403, 'AUTH_FORBIDDEN'],
  [4406, 'BAD_RESPONSE'],
])
/** Errors of a subscription that ends although it may begin again. */
const passing = new Set(['SERVER_STOPPING', 'FELL_BEHIND'])
const passingTypes = new Set(['UnavailableError', 'RateLimitedError'])

/** @throws HalyardError in Node.js before 22, which has no WebSocket */
export function connectSocket(url: string, token: string | undefined): Client {
  if (typeof WebSocket === 'undefined') {
    throw new HalyardError('Subscriptions need a WebSocket: use Node.js 22 or later.', {
      code: 'UNREACHABLE',
    })
  }
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    ...(token && { connectionParams: { authorization: `Bearer ${token}` } }),
    // `reconnecting` tries again, with the latest cursor.
    retryAttempts: 0,
    // Detects a connection that broke without a close frame.
    keepAlive: 20_000,
  })
}

/** An error after which another try may succeed. */
class LostConnection extends HalyardError {}

const lost = (message: string, code = 'UNREACHABLE', retryAfterSeconds?: number) =>
  new LostConnection(message, { code, retryAfterSeconds })

function explain(failure: GraphQLFailure): HalyardError {
  const error = errorOfFailure(failure)
  const mayPass = passing.has(error.code) || passingTypes.has(failure.extensions?.type ?? '')
  return mayPass || error.retryAfterSeconds !== null
    ? lost(error.message, error.code, error.retryAfterSeconds ?? undefined)
    : error
}

/** The values that graphql-ws throws: errors of the operation, the event of a close, or an error of its own. */
function toHalyardError(thrown: unknown): HalyardError {
  if (thrown instanceof HalyardError) return thrown
  if (Array.isArray(thrown)) return explain(thrown[0] as GraphQLFailure)
  const { code, reason } = thrown as { code?: number; reason?: string }
  const refusal = refusals.get(code ?? 0)
  if (refusal) return new HalyardError(`The platform refused the connection: ${reason}`, { code: refusal })
  return lost(thrown instanceof Error ? thrown.message : 'The connection was closed')
}

/** The results of one subscription over one connection. */
async function* subscribe<T>(
  socket: Client,
  payload: { query: string; variables: Record<string, unknown> },
  signal: AbortSignal | undefined,
): AsyncGenerator<T> {
  const results = socket.iterate<T>(payload)
  const stop = () => void results.return?.()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    for await (const { data, errors } of results) {
      if (errors?.[0]) throw explain(errors[0] as GraphQLFailure)
      if (data) yield data
    }
  } catch (error) {
    throw toHalyardError(error)
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

/**
 * The results of a subscription. After a lost connection it begins again with the variables of that moment.
 * @throws HalyardError for a refusal, and the reason of the signal when it aborts
 */
export async function* reconnecting<T>(
  socket: Client,
  query: string,
  variables: () => Record<string, unknown>,
  { signal, onPause }: FollowOptions,
): AsyncGenerator<T> {
  let waitMs = firstWaitMs
  for (;;) {
    signal?.throwIfAborted()
    const start = Date.now()
    let why = lost('The platform ended the subscription')
    try {
      for await (const data of subscribe<T>(socket, { query, variables: variables() }, signal)) {
        waitMs = firstWaitMs
        yield data
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof LostConnection)) throw error
      why = error
    }
    signal?.throwIfAborted()
    if (Date.now() - start > steadyMs) waitMs = firstWaitMs
    onPause?.(why)
    // A random part, so that clients that lost their connections together do not all reconnect at the same time.
    const spread = waitMs * (0.75 + Math.random() / 2)
    await pause(Math.max(spread, (why.retryAfterSeconds ?? 0) * 1000), signal)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

const passingRequests = new Set([
  'UNREACHABLE',
  'BAD_RESPONSE',
  'HTTP_BUSY',
  'HTTP_UNAVAILABLE',
  'UNAVAILABLE',
])

/** Whether a request may succeed after a wait, because the platform restarts or is busy. */
export function mayPass(error: unknown): error is HalyardError {
  return error instanceof HalyardError && passingRequests.has(error.code)
}
