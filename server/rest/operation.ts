import type { z } from 'zod'
import type { LimitName } from '../limits/policies.ts'

type Group = 'Account' | 'Admin' | 'Assets' | 'Edit' | 'Game' | 'Info' | 'Proxy' | 'Team'

/** Who may ask. All but `session` are also open to a token with the scope named after the colon. */
export type Access = 'anyone' | 'user:read' | 'user:play' | 'session' | 'monitor' | 'author' | 'admin'

/** What the reference says of a route. The schemas describe; the use cases alone judge. */
export type Operation = {
  group: Group
  /** Its name in generated clients: verb + noun. */
  id: string
  summary: string
  /** What the summary leaves open, in Markdown. */
  note?: string
  access: Access
  limit?: Exclude<LimitName, 'global'>
  query?: z.ZodType
  body?: z.ZodType
  /** The field of a form that carries files, where the body is one. */
  upload?: 'file' | 'files'
  /** What 200 answers; nothing where it is left out. */
  answer?: z.ZodType
  /** The content type, where 200 answers a file. */
  file?: string
  /** A file that answers ranges and preconditions (RFC 9110). */
  ranges?: true
  /** What success answers, where that is not 200. */
  done?: 204
  /** Failures besides those that the members above imply. */
  errors?: readonly (304 | 400 | 401 | 403 | 404 | 413 | 418)[]
  /** What 400 answers, where that is more than other failures do. */
  refusal?: z.ZodType
  /** 404 answers a problem of RFC 9457. */
  problem?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Options of a route that put it into the API reference. */
export function documented(operation: Operation): { config: { operation: Operation } } {
  return { config: { operation } }
}
