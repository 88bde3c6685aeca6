import { waitTimeoutMs } from '../timeouts.ts'
import { withGlobalIds } from './global-ids.ts'

export type RestAnswer = { status: number; body: unknown; headers: Headers; text: string }
export type GraphQLAnswer = { data: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

/** A client with its own cookies that calls REST and GraphQL. */
export class Actor {
  readonly url: string
  readonly headers: Record<string, string>
  /** An answer that has not ended after this time ends with an error. Otherwise a server would wait for it to close. */
  answerLimitMs = waitTimeoutMs
  private cookies = new Map<string, string>()

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url
    this.headers = headers
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async fetch(pathname: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(pathname, this.url), {
      redirect: 'manual',
      ...init,
      signal: this.endOf(`${init.method ?? 'GET'} ${pathname}`, init.signal),
      headers: {
        ...this.headers,
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
        ...(init.headers as Record<string, string> | undefined),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, decodeURIComponent(value))
    }
    return response
  }

  private endOf(request: string, given: AbortSignal | null | undefined): AbortSignal {
    const end = new AbortController()
    const limitMs = this.answerLimitMs
    AbortSignal.timeout(limitMs).addEventListener('abort', () =>
      end.abort(new Error(`the answer to ${request} has not ended after ${limitMs} ms`)),
    )
    return given ? AbortSignal.any([given, end.signal]) : end.signal
  }

  /** Calls a path of `/api`. A body that is not a form is sent as JSON. */
  async rest(method: string, pathname: string, body?: unknown): Promise<RestAnswer> {
    const isForm = body instanceof FormData
    const response = await this.fetch(pathname, {
      method,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(body !== undefined && !isForm && { headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }

  /** Runs an operation. Keys of rows in the place of global ids are encoded first. */
  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<GraphQLAnswer> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(withGlobalIds({ query, variables })),
    })
    return (await response.json()) as GraphQLAnswer
  }

  /** The `data` of an operation. @throws Error if the response has errors */
  async query<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await this.graphql(query, variables)
    if (errors) throw new Error(`GraphQL failed: ${JSON.stringify(errors)}`)
    return data as Data
  }

  /**
   * Runs one mutation with an input. `selection` is the selection set of the payload. `__typename` of the result says
   * whether it is the payload or an error.
   */
  async mutate<Payload = Record<string, unknown>>(
    field: string,
    input: Record<string, unknown>,
    selection = '__typename',
  ): Promise<Payload & { __typename: string; code?: string; message?: string }> {
    const name = field.charAt(0).toUpperCase() + field.slice(1)
    const document = `mutation ($input: ${name}Input!) { result: ${field}(input: $input) {
      __typename ... on ${name}Payload { ${selection} } ... on Error {
        message code ... on InvalidInputError { issues { path message } } } } }`
    const { result } = await this.query<{ result: Payload & { __typename: string } }>(document, { input })
    return result
  }
}
