import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { HttpError } from '../rest/errors.ts'
import { targetPath } from './security/target-path.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE']

/** Error 405 for a known URL with another method; null for an unknown URL. */
export function refusedMethod(app: FastifyInstance, request: FastifyRequest): HttpError | null {
  const path = targetPath(request.url)
  const allowed = methods.filter((method) => isRoute(app.findRoute({ url: path, method })))
  return allowed.length > 0
    ? new HttpError(405, 'http.methodNotAllowed', { allow: allowed.join(', ') })
    : null
}

// Fastify's types do not include the missing route.
function isRoute(found: object | null): boolean {
  return found !== null
}
