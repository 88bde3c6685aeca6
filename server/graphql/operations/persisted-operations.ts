import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GraphQLError } from 'graphql'

const file = fileURLToPath(new URL('../../../client/relay/persisted-operations.json', import.meta.url))

/** The operation of a request, unvalidated. */
export type RequestedOperation = { query?: unknown; extensions?: unknown }

/** The web client's operations by the SHA-256 of their text. */
export function loadPersistedOperations(): Map<string, string> {
  if (!existsSync(file)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}

/**
 * The text of the requested operation, by its hash or as sent.
 * @throws GraphQLError (neither, both, or an unknown hash)
 */
export function textOfOperation(
  persisted: ReadonlyMap<string, string>,
  { query, extensions }: RequestedOperation,
): string {
  const hash = hashOf(extensions)
  if (hash === undefined) {
    if (typeof query !== 'string' || query === '') throw refusal('The request has no operation in `query`.')
    return query
  }
  if (query) throw refusal('The request has both a query and the hash of a persisted one. Send one of them.')
  const text = persisted.get(hash)
  if (text !== undefined) return text
  throw new GraphQLError('PersistedQueryNotFound', {
    extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 400, spec: true } },
  })
}

function hashOf(extensions: unknown): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null }
  const hash = persistedQuery?.sha256Hash
  return typeof hash === 'string' ? hash : undefined
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400, spec: true } } })
}
