import type { FastifyReply, FastifyRequest } from 'fastify'
import { databaseRefusal, type DatabaseOutage } from '../database/outage.ts'
import { writeFault } from '../domains/log/write-fault.ts'
import {
  ConflictError,
  DomainError,
  InvalidInputError,
  RateLimitedError,
  UnavailableError,
} from '../use-case/errors.ts'
import type { ErrorKey } from '../use-case/error-keys.ts'
import { targetPath } from '../http/security/target-path.ts'
import { negotiateLocale } from '../i18n/locale.ts'
import { translate } from '../i18n/translate.ts'
import { sendProblem } from './problem.ts'

/** Errors of the transport itself. */
export class HttpError extends DomainError {
  readonly headers: Record<string, string>

  constructor(status: number, key: ErrorKey, headers: Record<string, string> = {}) {
    super(status, key)
    this.headers = headers
  }
}

/**
 * Sends the contract's envelope `{title, status}` with `code`, and `issues` for invalid fields; on `/graphql` an
 * error for GraphQL clients.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  outage: DatabaseOutage,
): FastifyReply {
  const locale = request.ctx?.locale ?? negotiateLocale(request.headers['accept-language'])
  const domainError = toDomainError(error)
  // A request that has waited in line for too long is no fault.
  if (databaseRefusal(error)) outage.notice(error)
  else if (domainError.status >= 500 && domainError.key !== 'http.busy') {
    request.log.error({ err: error, requestId: request.id }, 'request failed')
    if (request.ctx) writeFault(request.ctx, error)
  }
  if (domainError instanceof RateLimitedError || domainError instanceof UnavailableError) {
    reply.header('Retry-After', domainError.retryAfterSeconds)
  }
  if (domainError instanceof HttpError) reply.headers(domainError.headers)
  const title = translate(locale, domainError.key, domainError.params)
  reply.status(domainError.status).type('application/json; charset=utf-8')
  if (/^\/graphql\/?$/i.test(targetPath(request.url))) {
    const extensions = {
      code: domainError.code,
      ...('retryAfterSeconds' in domainError && { retryAfterSeconds: domainError.retryAfterSeconds }),
      // A client may ask again by itself. While the database is gone, it shows the error instead.
      ...(domainError.key === 'http.busy' && { isBusy: true }),
    }
    return reply.send({ errors: [{ message: title, extensions }] })
  }
  if (domainError.status === 415) return sendProblem(request, reply, domainError)
  return reply.send({
    title,
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
  const refusal = databaseRefusal(error)
  if (refusal) return refusal
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === 413) return new HttpError(413, 'http.bodyTooLarge')
  if (statusCode === 415 || statusCode === 406) return new HttpError(415, 'http.unsupportedMediaType')
  if (statusCode === 404) return new HttpError(404, 'http.notFound')
  if (statusCode !== undefined && statusCode < 500) return new HttpError(400, 'http.malformedJson')
  return new HttpError(500, 'http.serverError')
}
