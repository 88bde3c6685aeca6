import { createHash } from 'node:crypto'
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
 * The text of the requested operation, by its hash or as sent. With both, the hash must be that of the text, as clients
 * with automatic persisted queries send it.
 * @throws GraphQLError (neither, a hash of another text, or an unknown hash alone)
 */
export function textOfOperation(
  persisted: ReadonlyMap<string, string>,
  { query, extensions }: RequestedOperation,
): string {
  const hash = hashOf(extensions)
  const text = typeof query === 'string' && query !== '' ? query : null
  if (hash === undefined) {
    if (text === null) throw refusal('The request has no operation in `query`.')
    return text
  }
  if (text !== null) {
    if (hash.toLowerCase() !== sha256(text))
      throw refusal('The hash is not that of the operation in `query`.')
    return text
  }
  const known = persisted.get(hash)
  if (known !== undefined) return known
  // The words of the protocol: such a client then sends the text with all its operations.
  throw new GraphQLError('PersistedQueryNotSupported', {
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', http: { status: 400, spec: true } },
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function hashOf(extensions: unknown): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null }
  const hash = persistedQuery?.sha256Hash
  return typeof hash === 'string' ? hash : undefined
}

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400, spec: true } } })
}
