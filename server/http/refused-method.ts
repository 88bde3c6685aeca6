import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { HttpError } from '../rest/errors.ts'
import { targetPath } from './target-path.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE']

/** 405 for a known address asked in a way it does not take; null for an unknown one. */
export function refusedMethod(app: FastifyInstance, request: FastifyRequest): HttpError | null {
  const path = targetPath(request.url)
  const allowed = methods.filter((method) => isRoute(app.findRoute({ url: path, method })))
  return allowed.length > 0
    ? new HttpError(405, 'http.methodNotAllowed', { allow: allowed.join(', ') })
    : null
}

// Typed as if there always were one.
function isRoute(found: object | null): boolean {
  return found !== null
}
