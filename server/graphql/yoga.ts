import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { DocumentNode } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { createTextCache, useDocumentLimit } from './documents.ts'
import { useEndedAccess } from './ended-access.ts'
import { useFormattedResults } from './format-result.ts'
import { loadPersistedOperations } from './persisted-operations.ts'
import { schema } from './schema.ts'

/** Bytes of a request to `/graphql`. */
export const maxRequestBytes = 1_000_000

/** GraphQL over HTTP: POST, GET for queries (never for mutations), and server-sent events. */
export function createGraphQLServer() {
  const operations = loadPersistedOperations()
  return createYoga<{ ctx: Context }, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    logging: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    maxRequestBodySize: maxRequestBytes,
    parserAndValidationCache: {
      documentCache: createTextCache<DocumentNode>(),
      errorCache: createTextCache<unknown>(),
    },
    context: ({ ctx }) => ctx,
    plugins: [
      useDocumentLimit(),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        getPersistedOperation: (id) => operations.get(id) ?? null,
      }),
      useEndedAccess(),
      useFormattedResults(),
    ],
  })
}
