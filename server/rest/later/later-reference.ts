import type { FastifyInstance } from 'fastify'
import { registerDocumentedRoutes } from '../openapi/documented-routes.ts'
import { buildOpenApi } from '../openapi/openapi.ts'
import { toOpenApi30 } from '../openapi/openapi-3.0.ts'
import { laterLevel, registerLaterRoutes } from './later-routes.ts'

/** The document of level 1.8.5: the routes of level 1.2.6 with the differences. */
export async function buildLaterOpenApi() {
  const { document } = await buildOpenApi(registerDocumentedRoutes, registerLaterRoutes)
  return { ...document, info: { ...document.info, version: laterLevel } }
}

/** Serves the document, built when it is first read, also in its form of OpenAPI 3.0. */
export function registerLaterReference(app: FastifyInstance): void {
  let texts: Promise<Readonly<Record<string, string>>> | undefined
  const read = (): Promise<Readonly<Record<string, string>>> =>
    (texts ??= buildLaterOpenApi().then((document) => ({
      'openapi.json': JSON.stringify(document, null, 2),
      'openapi-3.0.json': JSON.stringify(toOpenApi30(document), null, 2),
    })))
  for (const name of ['openapi.json', 'openapi-3.0.json']) {
    app.get(`/api/${name}`, async (_request, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=300')
        .type('application/json; charset=utf-8')
        .send((await read())[name]),
    )
  }
}
