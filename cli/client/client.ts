import type { Client } from 'graphql-ws'
import { connectSocket } from './connection.ts'
import {
  errorOfFailure,
  errorOfResult,
  HalyardError,
  type GraphQLFailure,
  type MutationResult,
} from './error.ts'
import { follow, followBoard } from './follow.ts'
import { maxTries, pauseForLimit, request } from './http.ts'
import type {
  CallOptions,
  FollowBoardOptions,
  FollowOptions,
  HalyardClient,
  HalyardOptions,
} from './options.ts'
import { requestBody } from './request-body.ts'

export { HalyardError, type InputIssue } from './error.ts'
export type * from './options.ts'
export type { BoardOf, ChangeOf, Data, InputOf, MutationField, Payload, Variables } from './types.ts'

type Envelope = { data?: unknown; errors?: GraphQLFailure[]; title?: string; code?: string }

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The document of a mutation whose result is its payload or an error. */
function mutationOf(field: string, selection: string): string {
  return `mutation ($input: ${capital(field)}Input!) {
    result: ${field}(input: $input) {
      __typename
      ... on Error {
        message
        code
        ... on InvalidInputError { issues { path code message } }
        ... on RateLimitedError { retryAfterSeconds }
      }
      ... on ${capital(field)}Payload { ${selection} }
    }
  }`
}

/** A client of one platform, with the rights of one token. */
export function createHalyardClient({ url: address, token, ...sending }: HalyardOptions): HalyardClient {
  const url = new URL(address).origin
  let socket: Client | undefined
  // Only subscriptions need a WebSocket, which older versions of Node.js do not have.
  const connect = () => (socket ??= connectSocket(url, token))

  /** Sends the token to the platform only: an address of a file may be one of another host. */
  const fetchPath = (path: string, init: RequestInit = {}) => {
    const target = new URL(path, url)
    const all = new Headers(init.headers)
    if (token !== undefined && target.origin === url) all.set('authorization', `Bearer ${token}`)
    return request(target.href, { ...init, headers: all }, sending)
  }

  async function ask(document: string, variables: object, signal?: AbortSignal): Promise<Envelope> {
    const { body, headers: type } = requestBody(document, variables)
    const init = { method: 'POST', headers: { ...type, accept: 'application/json' }, body }
    const response = await fetchPath('/graphql', { ...init, signal: signal ?? null })
    const text = await response.text()
    try {
      return JSON.parse(text) as Envelope
    } catch {
      throw new HalyardError(
        `${url} answered with status ${response.status} and no JSON. Check that Halyard runs there.`,
        { code: 'BAD_RESPONSE' },
      )
    }
  }

  async function query(document: string, variables: object = {}, options: CallOptions = {}) {
    const { signal } = options
    for (let attempt = 1; ; attempt += 1) {
      const { data, errors, title, code } = await ask(document, variables, signal)
      const first = errors?.[0]
      if (!first && data !== undefined) return data
      const wait = first?.extensions?.retryAfterSeconds
      if (wait === undefined || attempt === maxTries) {
        if (first) throw errorOfFailure(first)
        const why = title ?? 'The response has neither data nor an error.'
        throw new HalyardError(why, { code: code ?? 'BAD_RESPONSE' })
      }
      await pauseForLimit(wait, { signal, onLimit: sending.onLimit })
    }
  }

  async function mutate(field: string, input: unknown, selection: string, options: CallOptions = {}) {
    const document = mutationOf(field, selection)
    for (let attempt = 1; ; attempt += 1) {
      const { result } = (await query(document, { input }, options)) as { result: MutationResult }
      if (result.__typename === `${capital(field)}Payload`) return result
      if (result.retryAfterSeconds === undefined || attempt === maxTries) throw errorOfResult(result)
      await pauseForLimit(result.retryAfterSeconds, { ...options, onLimit: sending.onLimit })
    }
  }

  const client = {
    url,
    query,
    mutate,
    follow: (document: string, variables: Record<string, unknown>, options: FollowOptions = {}) =>
      follow(connect(), document, variables, options),
    followBoard: <const Board extends string, const Change extends string>(
      options: FollowBoardOptions<Board, Change>,
    ) => followBoard({ socket: connect(), query }, options),
    fetch: fetchPath,
    dispose: () => void socket?.dispose(),
  }
  // The types of results follow from the texts of the documents, so no type of this code describes them.
  return client as unknown as HalyardClient
}
