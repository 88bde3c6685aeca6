import type { FastifyRequest } from 'fastify'

/** The origin under which the caller reaches the platform: the public URL, or the address of the request. */
export function publicOrigin({ ctx }: FastifyRequest): string {
  return ctx.origin
}
