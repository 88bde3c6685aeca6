import type { FastifyInstance } from 'fastify'
import { isTracing, openRequestSpan, type OpenSpan } from '../runtime/tracing.ts'
import { routeOf } from './measured-requests.ts'

/** Opens a span for each request. Adds no hook while tracing is off. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<object, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = openRequestSpan(request.headers, request.method)
    if (!span) return done()
    spans.set(request, span)
    span.run(done)
  })
  // The socket emits the events of the body, outside of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'halyard.request_id': request.id,
      },
      isError: reply.statusCode >= 500,
    })
    done()
  })
}
