import type { FetchFunction, GraphQLResponse } from 'relay-runtime'
import { currentLocale } from '../i18n/i18n.ts'
import { announceBanned } from '../session/banned.ts'
import { announceSessionEnded } from '../session/session-ended.ts'
import { callHeaders } from '../session/xsrf.ts'
import { syncServerClock } from '../time/server-clock.ts'
import { NetworkError, RefusedError } from './network-error.ts'

const TIMEOUT_MS = 30_000

type RawError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: string; type?: string }
}

async function post(body: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...callHeaders(currentLocale()),
      },
      body,
      signal,
    })
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new NetworkError(timedOut ? 'timeout' : 'network', { cause })
  }
}

// All users can read their own profile, except banned ones.
function isOwnProfileRefused({ path, extensions }: RawError): boolean {
  return extensions?.code === 'AUTH_FORBIDDEN' && path?.length === 1 && path[0] === 'viewer'
}

/** Sends the ID of a persisted operation instead of its text. */
export const fetchOperation: FetchFunction = async (operation, variables) => {
  const body = JSON.stringify({
    operationName: operation.name,
    variables,
    ...(operation.id
      ? { extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } } }
      : { query: operation.text }),
  })
  const response = await post(body, AbortSignal.timeout(TIMEOUT_MS))
  syncServerClock(response.headers.get('date'))
  const answer = (await response.json().catch(() => null)) as { data?: unknown; errors?: RawError[] } | null
  if (response.status === 401) announceSessionEnded()
  if (!answer || !('data' in answer || answer.errors))
    throw new NetworkError('server', { status: response.status })
  if (answer.errors?.some((error) => error.extensions?.code === 'AUTH_LOGIN_REQUIRED')) announceSessionEnded()
  if (answer.errors?.some(isOwnProfileRefused)) announceBanned()
  const [first] = answer.errors ?? []
  if (!answer.data && first) throw new RefusedError(first.message, { code: 'UNKNOWN', ...first.extensions })
  return answer as GraphQLResponse
}
