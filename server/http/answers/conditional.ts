import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasTag, tagOfBytes } from './etag.ts'

type Ready = { body: string; modifiedAt: Date; type: string }

/**
 * Sends a text that programs read again and again, or 304 if the client has it. A date must be the one of the last answer:
 * a deleted entry moves it back.
 */
export function sendConditional(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, modifiedAt, type }: Ready,
): FastifyReply {
  const tag = tagOfBytes(Buffer.from(body))
  const modified = modifiedAt.toUTCString()
  reply.headers({ 'cache-control': 'no-cache', etag: tag, 'last-modified': modified })
  const isKnown =
    headers['if-none-match'] === undefined
      ? headers['if-modified-since'] === modified
      : hasTag(headers['if-none-match'], tag)
  return isKnown ? reply.status(304).send() : reply.type(type).send(body)
}
