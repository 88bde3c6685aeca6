import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { namedStatuses } from '../../../server/rest/openapi.ts'
import type { Operation } from '../../../server/rest/operation.ts'
import { errorShape, problemShape } from '../../../server/rest/shapes.ts'

/** Statuses that every route may return, so the reference describes them once: bad tokens, foreign origins, large bodies, database outages. */
const anywhere = new Set([401, 403, 405, 413, 415, 500, 503, 507])

/** Compares every response of a documented route with the reference. Returns the list of mismatches. */
export function watchAnswers(server: FastifyInstance): string[] {
  const faults: string[] = []
  const look = (request: FastifyRequest, status: number, body: unknown) => {
    const { operation } = request.routeOptions.config
    const fault = operation && faultOf(operation, status, body)
    if (fault) faults.push(`${request.method} ${request.url} answered ${status}: ${fault}`)
  }
  server.addHook('preSerialization', async (request, reply, payload) => {
    look(request, reply.statusCode, payload)
    return payload
  })
  // preSerialization sees only objects, so this hook checks texts. Compressed and streamed responses are not read.
  server.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').includes('json')
    if (payload === null || payload === undefined || payload === '')
      look(request, reply.statusCode, undefined)
    else if (isJson && typeof payload === 'string') look(request, reply.statusCode, JSON.parse(payload))
    return payload
  })
  return faults
}

function faultOf(operation: Operation, status: number, body: unknown): string | null {
  if (status !== 200) {
    const isNamed = namedStatuses(operation).has(status) || anywhere.has(status)
    if (!isNamed) return 'the reference does not name this status'
    if (status === 304 || (operation.ranges && (status === 412 || status === 416))) return null
    if (status === operation.done) return mismatch(z.undefined(), body)
    return mismatch(shapeOfFailure(operation, status), body)
  }
  if (operation.file) return null
  return mismatch(operation.answer ?? z.undefined(), body)
}

function shapeOfFailure({ refusal, problem }: Operation, status: number): z.ZodType {
  if (status === 415 || (problem && status === 404)) return problemShape
  return refusal && status === 400 ? refusal : errorShape
}

function mismatch(shape: z.ZodType, body: unknown): string | null {
  const { error } = shape.safeParse(body)
  return error ? z.prettifyError(error) : null
}
