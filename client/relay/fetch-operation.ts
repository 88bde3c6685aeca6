import type { FetchFunction, GraphQLResponse } from 'relay-runtime'
import { currentLocale } from '../i18n/i18n.ts'
import { announceBanned } from '../session/banned.ts'
import { announceSessionEnded } from '../session/session-ended.ts'
import { callHeaders } from '../session/xsrf.ts'
import { syncServerClock } from '../time/server-clock.ts'
import { requestAnswered } from './connection-state.ts'
import { NetworkError, networkErrorOf, RefusedError } from './network-error.ts'
import { noteUnanswered } from './server-watch.ts'

const TIMEOUT_MS = 30_000

type RawError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: string; type?: string }
}

type Answer = { data?: unknown; errors?: RawError[] }

function send(body: string): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...callHeaders(currentLocale()),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

async function readAnswer(response: Response): Promise<Answer> {
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
  const answer = isJson ? ((await response.json()) as Answer | null) : null
  if (answer && ('data' in answer || answer.errors)) return answer
  // A proxy or the login page of a network answered in the server's place.
  if (response.ok) throw new NetworkError('protocol')
  throw new NetworkError('server', { status: response.status })
}

async function post(body: string): Promise<{ response: Response; answer: Answer }> {
  try {
    const response = await send(body)
    const answer = await readAnswer(response)
    requestAnswered()
    return { response, answer }
  } catch (cause) {
    const error = networkErrorOf(cause)
    if (error.isPassing) noteUnanswered()
    throw error
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
  const { response, answer } = await post(body)
  syncServerClock(response.headers.get('date'))
  if (response.status === 401) announceSessionEnded()
  if (answer.errors?.some((error) => error.extensions?.code === 'AUTH_LOGIN_REQUIRED')) announceSessionEnded()
  if (answer.errors?.some(isOwnProfileRefused)) announceBanned()
  const [first] = answer.errors ?? []
  if (!answer.data && first) throw new RefusedError(first.message, { code: 'UNKNOWN', ...first.extensions })
  return answer as GraphQLResponse
}
