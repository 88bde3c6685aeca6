import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { createYoga } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { useFormattedResults } from './format-result.ts'
import { loadPersistedOperations } from './persisted-operations.ts'
import { schema } from './schema.ts'

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
    maxRequestBodySize: 1_000_000,
    context: ({ ctx }) => ctx,
    plugins: [
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        getPersistedOperation: (id) => operations.get(id) ?? null,
      }),
      useFormattedResults(),
    ],
  })
}
