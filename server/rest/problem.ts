import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NotFoundError } from '../errors.ts'
import { translate } from '../i18n/translate.ts'

/** For the few places where the contract answers with a problem (RFC 9457) in the place of its envelope. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: NotFoundError,
): FastifyReply {
  return reply
    .status(404)
    .type('application/problem+json; charset=utf-8')
    .send({
      type: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5.5',
      title: translate(request.ctx.locale, error.key, error.params),
      status: 404,
      code: error.code,
      traceId: request.id,
    })
}
