import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DomainError } from '../use-case/errors.ts'
import { negotiateLocale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'

/**
 * Sends an error as a problem (RFC 9457) instead of the contract's envelope: for 404 of two routes, and for 415.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  const { status } = error
  const locale = request.ctx?.locale ?? negotiateLocale(request.headers['accept-language'])
  return reply
    .status(status)
    .type('application/problem+json; charset=utf-8')
    .send({
      type: `https://www.rfc-editor.org/rfc/rfc9110#${status === 415 ? 'section-15.5.16' : 'section-15.5.5'}`,
      title: translate(locale, error.key, error.params),
      status,
      code: error.code,
      traceId: request.id,
    })
}
