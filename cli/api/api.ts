import { ApiError, CliError } from '../errors.ts'
import { maxTries, pause, request } from './http.ts'

export type Credentials = { token: string } | { cookie: string } | null

type Variables = Record<string, unknown>
type GraphQLFailure = { message: string; extensions?: { code?: string; retryAfterSeconds?: number } }
type Envelope = { data?: unknown; errors?: GraphQLFailure[]; title?: string; code?: string }
type Result = {
  __typename: string
  message?: string
  code?: string
  retryAfterSeconds?: number
  issues?: { path: string[]; message: string }[]
}

/** A client of one platform, with the credentials of one user. */
export type Api = {
  url: string
  credentials: Credentials
  /** The session cookies of the last response that set some. */
  cookie(): string | null
  query<T>(document: string, variables?: Variables): Promise<T>
  /** Runs one mutation and returns its payload. @throws ApiError with the platform's message */
  mutate<T>(field: string, input: Variables, payload: string): Promise<T>
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export function authorization(credentials: Credentials): Record<string, string> {
  if (!credentials) return {}
  return 'token' in credentials
    ? { authorization: `Bearer ${credentials.token}` }
    : { cookie: credentials.cookie }
}

function toApiError(result: Result): ApiError {
  const issues = (result.issues ?? []).map(
    ({ path, message }) => `${path.filter((part) => part !== 'input').join('.')}: ${message}`,
  )
  const message = issues.length > 0 ? issues.join('; ') : (result.message ?? result.__typename)
  return new ApiError(message, result.code ?? result.__typename)
}

function sessionCookie(response: Response): string | null {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  return pairs.length > 0 ? pairs.join('; ') : null
}

export function createApi(url: string, credentials: Credentials): Api {
  let cookie: string | null = null

  async function ask(document: string, variables: Variables): Promise<Envelope> {
    const response = await request(`${url}/graphql`, async () => ({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...authorization(credentials),
      },
      body: JSON.stringify({ query: document, variables }),
    }))
    cookie = sessionCookie(response) ?? cookie
    const text = await response.text()
    try {
      return JSON.parse(text) as Envelope
    } catch {
      throw new CliError(
        `${url} answered with status ${response.status} and no JSON. Check that Halyard runs there.`,
      )
    }
  }

  async function query<T>(document: string, variables: Variables = {}): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const { data, errors, title, code } = await ask(document, variables)
      const first = errors?.[0]
      if (!first && data !== undefined) return data as T
      const wait = first?.extensions?.retryAfterSeconds
      if (wait === undefined || attempt === maxTries) {
        const failure = first?.message ?? title ?? 'The response has neither data nor an error.'
        throw new ApiError(failure, first?.extensions?.code ?? code ?? 'UNKNOWN')
      }
      await pause(wait)
    }
  }

  return {
    url,
    credentials,
    cookie: () => cookie,
    query,
    async mutate<T>(field: string, input: Variables, payload: string): Promise<T> {
      const document = `mutation ($input: ${capital(field)}Input!) {
        result: ${field}(input: $input) {
          __typename
          ... on Error {
            message
            code
            ... on InvalidInputError { issues { path message } }
            ... on RateLimitedError { retryAfterSeconds }
          }
          ... on ${capital(field)}Payload { ${payload} }
        }
      }`
      for (let attempt = 1; ; attempt += 1) {
        const { result } = await query<{ result: Result & T }>(document, { input })
        if (result.__typename === `${capital(field)}Payload`) return result
        if (result.retryAfterSeconds === undefined || attempt === maxTries) throw toApiError(result)
        await pause(result.retryAfterSeconds)
      }
    },
  }
}
