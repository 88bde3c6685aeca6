import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tallyAnswer, type AnswerKind } from '../meters/load-tallies.ts'
import { requestSeconds } from '../meters/meters.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Measures each answer by its route, never by its address: the number of routes is fixed. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    // A stream stays open until its client disconnects.
    if (!isStream(reply)) observe(request, reply)
    done()
  })
}

function observe(request: FastifyRequest, reply: FastifyReply): void {
  measureAnswer({
    method: methods.has(request.method) ? request.method : 'other',
    route: routeOf(request),
    address: request.url,
    status: reply.statusCode,
    elapsedMs: reply.elapsedTime,
  })
}

/** The route of a request; `none` if there is none. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : shortRoute(request.routeOptions.url ?? 'none')
}

const shortRoutes = new Map<string, string>()

/** The route without the patterns of its parameters: `/api/game/:id`. */
function shortRoute(route: string): string {
  const known = shortRoutes.get(route)
  if (known !== undefined) return known
  const short = route.replaceAll(/\([^/]*\)/g, '')
  shortRoutes.set(route, short)
  return short
}

type MeasuredAnswer = { method: string; route: string; address: string; status: number; elapsedMs: number }

export function measureAnswer({ method, route, address, status, elapsedMs }: MeasuredAnswer): void {
  requestSeconds.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, elapsedMs / 1000)
  tallyAnswer(kindOf(address), elapsedMs, status)
}

function kindOf(address: string): AnswerKind {
  if (/^\/graphql\b/i.test(address)) return 'graphql'
  return /^\/api\b/i.test(address) ? 'rest' : 'page'
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}
