import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { LimitName } from '../limits/policies.ts'

type Group = 'Account' | 'Admin' | 'Assets' | 'Edit' | 'Game' | 'Info' | 'Proxy' | 'Team'

/** Required permission. All but `session` also accept a token with the scope after the colon. */
export type Access = 'anyone' | 'user:read' | 'user:play' | 'session' | 'monitor' | 'author' | 'admin'

/** The documentation of a route. Its schemas only describe; the use cases validate. */
export type Operation = {
  group: Group
  /** The operation's name in generated clients: that of the contract, or verb + noun if the contract lacks the route. */
  id: string
  summary: string
  /** Details in Markdown. */
  note?: string
  access: Access
  limit?: Exclude<LimitName, 'global'>
  query?: z.ZodType
  body?: z.ZodType
  /** The field of a form that carries files, if the body is a form. */
  upload?: 'file' | 'files'
  /** The schema of the 200 answer; no body if absent. */
  answer?: z.ZodType
  /** The content type, if the 200 answer is a file: `any` for one of the type of its name. */
  file?: `${string}/${string}` | 'any'
  /** The file supports ranges and preconditions (RFC 9110). */
  ranges?: true
  /** The success status, if it is not 200. */
  done?: 204
  /** Failures besides those implied by the members above. */
  errors?: readonly (304 | 400 | 401 | 403 | 404 | 413 | 418)[]
  /** The schema of the 400 answer, if it is more than the usual one. */
  refusal?: z.ZodType
  /** 404 is answered with a problem of RFC 9457. */
  problem?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
    /** Reads the 200 answer of a request without cookies, credentials and query, which is the same for all visitors. */
    visitorAnswer?: VisitorAnswer
  }
}

/** `id` is the number in the path, or 0 without one. */
export type VisitorAnswer = (ctx: Context, id: number) => Promise<unknown>

/** The options that add a route to the API reference. */
export function documented(operation: Operation): { config: { operation: Operation } } {
  return { config: { operation } }
}

/** Like `documented`, for a route that all visitors get the same answer from. */
export function documentedForVisitors(operation: Operation, visitorAnswer: VisitorAnswer) {
  return { config: { operation, visitorAnswer } }
}
