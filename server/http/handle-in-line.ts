import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { WorkLines } from '../limits/work-line.ts'

const reading = new Set(['GET', 'HEAD'])

/** Makes the documented routes of the REST API wait in their line. Call before the routes are registered. */
export function handleInLine(app: FastifyInstance, lines: WorkLines): void {
  app.addHook('onRoute', (route) => {
    // A tunnel runs for as long as its client wants.
    if (!route.config?.operation || route.config.operation.group === 'Proxy') return
    const { handler } = route
    const ofChange = route.config.operation.group === 'Account' ? lines.accounts : lines.changes
    const inLine: RouteHandlerMethod = function (request, reply) {
      const line = reading.has(request.method) ? lines.reads : ofChange
      return line.run(() => handler.call(this, request, reply))
    }
    route.handler = inLine
  })
}
