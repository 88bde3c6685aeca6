import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { WorkLines } from '../limits/work-line.ts'

const reading = new Set(['GET', 'HEAD'])

/** Makes the documented routes of the REST API wait in their line. Call before the routes are registered. */
export function handleInLine(app: FastifyInstance, lines: WorkLines): void {
  // The route of HEAD has the handler of its GET, which must not wait twice.
  const inLines = new WeakSet<RouteHandlerMethod>()
  app.addHook('onRoute', (route) => {
    // A tunnel runs for as long as its client wants.
    if (!route.config?.operation || route.config.operation.group === 'Proxy') return
    const { handler } = route
    if (inLines.has(handler)) return
    const ofChange = route.config.operation.group === 'Account' ? lines.accounts : lines.changes
    const inLine: RouteHandlerMethod = function (request, reply) {
      const line = reading.has(request.method) ? lines.reads : ofChange
      return line.run(() => handler.call(this, request, reply))
    }
    inLines.add(inLine)
    route.handler = inLine
  })
}
