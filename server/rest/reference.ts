import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from './operation.ts'

export const openApiFile = fileURLToPath(new URL('../../openapi.json', import.meta.url))

/** Serves the document that `npm run generate` wrote. */
export function registerReference(app: FastifyInstance): void {
  let text: string | undefined
  app.get(
    '/api/openapi.json',
    documented({
      group: 'Info',
      id: 'readOpenApi',
      summary: 'Read this document',
      access: 'anyone',
      answer: z.looseObject({ openapi: z.string() }),
    }),
    (_request, reply) => {
      text ??= readFileSync(openApiFile, 'utf8')
      return reply
        .header('Cache-Control', 'public, max-age=300')
        .type('application/json; charset=utf-8')
        .send(text)
    },
  )
}
