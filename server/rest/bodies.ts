import type { FastifyInstance } from 'fastify'
import { HttpError } from './errors.ts'

/** JSON in every type that the contract names; an empty body with such a type is no body. */
export function acceptContractBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    /^(application\/(.+\+)?json|text\/json)\b/i,
    { parseAs: 'string' },
    (_request, body, done) => {
      if (body === '') return done(null, undefined)
      try {
        done(null, JSON.parse(body.toString()))
      } catch {
        done(new HttpError(400, 'http.malformedJson'))
      }
    },
  )
}
