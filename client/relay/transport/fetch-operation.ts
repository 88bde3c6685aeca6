import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import type { KeptAnswer } from '../../cache/cache-store.ts'
import {
  KEPT_OPERATIONS,
  keepAnswer,
  keptAnswer,
  keyOf,
  markFirstUse,
  openCache,
} from '../../cache/kept-answers.ts'
import { noteCurrentShown, noteKeptShown } from '../../cache/shown-age.ts'
import { currentLocale } from '../../i18n/i18n.ts'
import { announceBanned, isOwnProfileRefused } from '../../session/banned.ts'
import { hasUser, untilLoggedInAgain } from '../../session/session-ended.ts'
import { callHeaders } from '../../session/xsrf.ts'
import { syncServerClock } from '../../time/server-clock.ts'
import { isPageClosing } from './page-closing.ts'
import { requestAnswered } from './connection-state.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { NetworkError, networkErrorOf, RefusedError } from './network-error.ts'
import { noteBuild, noteUnanswered, untilServerAnswers } from './server-watch.ts'

const TIMEOUT_MS = 30_000

type RawError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: string; type?: string; isBusy?: true }
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
    keepalive: isPageClosing(),
  })
}

async function readAnswer(response: Response): Promise<Answer> {
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
  const answer = isJson ? ((await response.json()) as Answer | null) : null
  if (answer && ('data' in answer || answer.errors)) return answer
  // A proxy or the login page of a network answered instead of the server.
  if (response.ok) throw new NetworkError('protocol')
  throw new NetworkError('server', { status: response.status })
}

async function post(body: string): Promise<{ response: Response; answer: Answer }> {
  try {
    const response = await send(body)
    noteBuild(response.headers.get('x-client-build'))
    const answer = await readAnswer(response)
    requestAnswered()
    return { response, answer }
  } catch (cause) {
    const error = networkErrorOf(cause)
    if (error.isTransient) noteUnanswered()
    throw error
  }
}

/** The total time for which requests to a busy server are repeated. */
const LONGEST_BUSY_MS = 120_000
/** The minimum and the maximum of a wait that the server asks for. */
const SHORTEST_WAIT_S = 1
const LONGEST_WAIT_S = 30

/** Waits as long as a busy server asks, and at random up to half longer, so that not all browsers return at once. */
function waitAsAsked(response: Response): Promise<void> {
  const askedSeconds = Number(response.headers.get('retry-after') ?? SHORTEST_WAIT_S)
  const seconds = Math.min(LONGEST_WAIT_S, Math.max(SHORTEST_WAIT_S, askedSeconds || 0))
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)))
}

/** Sends an operation again for as long as the server is too busy to begin it. Meanwhile the screen shows that it loads. */
async function postUntilAccepted(body: string): Promise<{ response: Response; answer: Answer }> {
  const until = Date.now() + LONGEST_BUSY_MS
  for (;;) {
    const posted = await post(body)
    const { response, answer } = posted
    const isBusy = !answer.data && answer.errors?.some(({ extensions }) => extensions?.isBusy)
    if (!isBusy || Date.now() > until) return posted
    await waitAsAsked(response)
  }
}

/** Operations that open or end a session themselves, so they need no login. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set(['useLogInMutation', 'useLogOutMutation'])

/** False until the server has answered about the user. A kept answer about the user can be outdated. */
let isUserKnown = false

/** Whether the server no longer knows the user that this page belongs to. */
function needsLogIn(status: number, { data, errors }: Answer): boolean {
  if (!hasUser() || !isUserKnown || errors?.some(isOwnProfileRefused)) return false
  if (status === 401 || errors?.some(({ extensions }) => extensions?.code === 'AUTH_LOGIN_REQUIRED'))
    return true
  if (typeof data !== 'object' || data === null) return false
  const fields = Object.entries(data as Record<string, { code?: unknown } | null>)
  return fields.some(
    ([name, value]) => (name === 'viewer' && value === null) || value?.code === 'AUTH_LOGIN_REQUIRED',
  )
}

/**
 * Sends the ID of a persisted operation instead of its text. If the session has ended, the operation waits until the
 * user has logged in again, and is then sent once more.
 */
async function exchange(operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  const body = JSON.stringify({
    operationName: operation.name,
    variables,
    ...(operation.id
      ? { extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } } }
      : { query: operation.text }),
  })
  let { response, answer } = await postUntilAccepted(body)
  if (!WITHOUT_SESSION.has(operation.name) && needsLogIn(response.status, answer)) {
    if (await untilLoggedInAgain()) ({ response, answer } = await postUntilAccepted(body))
  }
  if (operation.name === 'RootLayoutQuery') isUserKnown = true
  syncServerClock(response.headers.get('date'))
  if (answer.errors?.some(isOwnProfileRefused)) announceBanned()
  const [first] = answer.errors ?? []
  if (!answer.data && first) throw new RefusedError(first.message, { code: 'UNKNOWN', ...first.extensions })
  if (!answer.errors) keepAnswer({ name: operation.name, variables }, answer.data as Record<string, unknown>)
  return answer as GraphQLResponse
}

/** The answer that came with the page; null if there is none. */
function firstAnswer(operation: { name: string; variables: Variables }): GraphQLResponse | null {
  const data = takeFirstAnswer(keyOf(operation))
  if (!data) return null
  if (operation.name === 'RootLayoutQuery') isUserKnown = true
  keepAnswer(operation, data)
  return { data } as GraphQLResponse
}

/** A kept answer of this or an earlier visit as a response. */
const asResponse = ({ data, at }: KeptAnswer): GraphQLResponse =>
  ({ data, extensions: { keptAt: at } }) as GraphQLResponse

/**
 * Returns the answer that came with the page. Without one, returns the kept answer of the last visit, then the answer of
 * the server. While the server does not respond, the kept answer stays, and the operation is sent again as soon as the
 * server responds.
 */
export const fetchOperation: FetchFunction = (operation, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const request = { name: operation.name, variables }
    const isCacheable = KEPT_OPERATIONS.has(operation.name)
    let isOver = false
    let isAnswered = false

    async function showKept(): Promise<boolean> {
      await openCache()
      const kept = isCacheable ? keptAnswer(request) : null
      if (!kept || isOver || isAnswered) return kept !== null
      isAnswered = true
      sink.next(asResponse(kept))
      noteKeptShown(kept.at)
      return true
    }

    async function run(): Promise<void> {
      for (;;) {
        try {
          const answer = firstAnswer(request) ?? (await exchange(operation, variables))
          if (isOver) return
          isAnswered = true
          if (isCacheable) noteCurrentShown()
          sink.next(answer)
          sink.complete()
          return
        } catch (error) {
          if (isOver) return
          const isTransient = error instanceof NetworkError && error.isTransient
          if (!isTransient || !(await showKept())) {
            sink.error(error instanceof Error ? error : new Error(String(error)))
            return
          }
          await untilServerAnswers()
        }
      }
    }

    if (isCacheable && markFirstUse(request)) void showKept()
    void run()
    return () => {
      isOver = true
    }
  })
