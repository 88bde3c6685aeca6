import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { possibleTypesFile } from '../../graphql/possible-types.ts'
import { toOpenApi30 } from './openapi-3.0.ts'
import { documented } from '../operation.ts'

export const openApiFile = fileURLToPath(new URL('../../../openapi.json', import.meta.url))

/** Serves the documents that `npm run generate` wrote: of REST, also in its form of OpenAPI 3.0, and of GraphQL. */
export function registerReference(app: FastifyInstance): void {
  let text: string | undefined
  let text30: string | undefined
  const read = () => (text ??= readFileSync(openApiFile, 'utf8'))
  app.get(
    '/api/openapi.json',
    documented({
      group: 'Info',
      id: 'readOpenApi',
      summary: 'Read this document',
      access: 'anyone',
      answer: z.looseObject({ openapi: z.string() }),
    }),
    (_request, reply) => send(reply, read()),
  )
  app.get(
    '/api/openapi-3.0.json',
    documented({
      group: 'Info',
      id: 'readOpenApi30',
      summary: 'Read this document as OpenAPI 3.0',
      note: 'For generators of clients that do not read OpenAPI 3.1.',
      access: 'anyone',
      answer: z.looseObject({ openapi: z.string() }),
    }),
    (_request, reply) => {
      text30 ??= `${JSON.stringify(toOpenApi30(JSON.parse(read()) as object), null, 2)}\n`
      return send(reply, text30)
    },
  )
  let types: string | undefined
  app.get(
    '/api/possible-types.json',
    documented({
      group: 'Info',
      id: 'readPossibleTypes',
      summary: 'Read the types of unions and interfaces in GraphQL',
      note: 'For clients of GraphQL with a normalized cache, such as the `possibleTypes` of Apollo Client.',
      access: 'anyone',
      answer: z.record(z.string(), z.array(z.string())),
    }),
    (_request, reply) => send(reply, (types ??= readFileSync(possibleTypesFile, 'utf8'))),
  )
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('Cache-Control', 'public, max-age=300')
    .type('application/json; charset=utf-8')
    .send(text)
}
