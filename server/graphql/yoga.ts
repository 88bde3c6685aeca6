import { createYoga } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { useDocuments, type Documents } from './operations/documents.ts'
import { useEndedAccess } from './live/ended-access.ts'
import { useFormattedResults } from './errors/format-result.ts'
import { useSharedSubscriptions } from './live/shared-subscriptions.ts'
import { useMeasuredOperations } from './operations/measured-operations.ts'
import { schema } from './schema.ts'
import { useWorkLines } from './operations/work-lines.ts'

/** GraphQL over HTTP: POST, GET for queries (never for mutations), and server-sent events. */
export function createGraphQLServer(documents: Documents) {
  return createYoga<{ ctx: Context }, Context>({
    schema,
    // The router has matched the URL already, in every spelling.
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    logging: false,
    cors: false,
    multipart: false,
    maskedErrors: false,
    // The route has read the body already, up to the caller's limit. The length of a form is that of its files.
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    context: ({ ctx }) => ctx,
    plugins: [
      useMeasuredOperations(),
      useDocuments(documents),
      useWorkLines(),
      useSharedSubscriptions(),
      useEndedAccess(),
      useFormattedResults(),
    ],
  })
}
