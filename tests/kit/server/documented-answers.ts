import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { namedStatuses } from '../../../server/rest/openapi/openapi.ts'
import type { Operation } from '../../../server/rest/operation.ts'
import { errorShape, problemShape } from '../../../server/rest/shapes.ts'

/** Statuses that every route may return, so the reference describes them once: unknown methods, faults and outages. */
const anywhere = new Set([405, 500, 503, 507])

/** Statuses that a route without the need may return for what a request carries: credentials, an origin, a body, two hosts. */
function isForRequest(status: number, { headers, raw }: FastifyRequest): boolean {
  const has = (...names: string[]) => names.some((name) => headers[name] !== undefined)
  if (status === 401) return has('authorization', 'cookie')
  if (status === 403) return has('authorization', 'cookie', 'origin', 'sec-fetch-site')
  if (status === 400) return (raw.headersDistinct['host']?.length ?? 0) > 1
  return (status === 413 || status === 415) && has('content-type', 'content-length', 'transfer-encoding')
}

/** Compares every response of a documented route with the reference. Returns the list of mismatches. */
export function watchAnswers(server: FastifyInstance): string[] {
  const faults: string[] = []
  const look = (request: FastifyRequest, status: number, body: unknown) => {
    const { operation } = request.routeOptions.config
    const fault = operation && faultOf(operation, { request, status, body })
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

type Answer = { request: FastifyRequest; status: number; body: unknown }

function faultOf(operation: Operation, { request, status, body }: Answer): string | null {
  if (status !== 200) {
    const isNamed =
      namedStatuses(operation).has(status) || anywhere.has(status) || isForRequest(status, request)
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
