import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { DocumentNode } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { longBodyBytes } from '../rest/bodies.ts'
import { createTextCache, useDocumentLimit } from './documents.ts'
import { useEndedAccess } from './ended-access.ts'
import { useFormattedResults } from './format-result.ts'
import { loadPersistedOperations } from './persisted-operations.ts'
import { schema } from './schema.ts'

/** GraphQL over HTTP: POST, GET for queries (never for mutations), and server-sent events. */
export function createGraphQLServer() {
  const operations = loadPersistedOperations()
  return createYoga<{ ctx: Context }, Context>({
    schema,
    // The router has decided already, for every spelling of the address.
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    logging: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    // The route has read the body already, as much of it as the caller may send.
    maxRequestBodySize: longBodyBytes,
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
