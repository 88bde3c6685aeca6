import type { FastifyReply, FastifyRequest } from 'fastify'
import { ConflictError, DomainError, InvalidInputError, RateLimitedError } from '../errors.ts'
import { negotiateLocale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'

/** What the transport itself has to say no to. */
export class HttpError extends DomainError {
  readonly headers: Record<string, string>

  constructor(status: number, key: string, headers: Record<string, string> = {}) {
    super(status, key)
    this.headers = headers
  }
}

/** The contract's envelope `{title, status}` with `code` added, and `issues` where fields are wrong. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = request.ctx?.locale ?? negotiateLocale(request.headers['accept-language'])
  const domainError = toDomainError(error)
  if (domainError.status >= 500) {
    request.log.error({ err: error, requestId: request.id }, 'a request failed')
  }
  if (domainError instanceof RateLimitedError) reply.header('Retry-After', domainError.retryAfterSeconds)
  if (domainError instanceof HttpError) reply.headers(domainError.headers)
  return reply
    .status(domainError.status)
    .type('application/json; charset=utf-8')
    .send({
      title: translate(locale, domainError.key, domainError.params),
      status: domainError instanceof ConflictError ? domainError.bodyStatus : domainError.status,
      code: domainError.code,
      ...(domainError instanceof InvalidInputError && {
        issues: domainError.issues.map(({ path, key, params }) => ({
          path,
          message: translate(locale, key, params),
        })),
      }),
    })
}

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 413) return new HttpError(413, 'http.bodyTooLarge')
  if (statusCode === 415 || statusCode === 406) return new HttpError(415, 'http.unsupportedMediaType')
  if (statusCode === 404) return new HttpError(404, 'http.notFound')
  if (statusCode !== undefined && statusCode < 500) return new HttpError(400, 'http.malformedJson')
  if (isDatabaseAway(code)) return new HttpError(503, 'http.unavailable', { 'Retry-After': '5' })
  return new HttpError(500, 'http.serverError')
}

function isDatabaseAway(code: string | undefined): boolean {
  return (
    code !== undefined &&
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|P1001|P1017|P2024|57P0\d|08\d{3})$/.test(code)
  )
}
