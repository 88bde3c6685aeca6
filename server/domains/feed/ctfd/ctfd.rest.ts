import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '../../../i18n/translate.ts'
import { HttpError } from '../../../rest/errors.ts'
import { intParam } from '../../../rest/params.ts'
import { ConflictError, DomainError, ForbiddenError, InvalidInputError } from '../../../use-case/errors.ts'
import { readCompatibleGame } from '../compatible-board.ts'
import { refuseOtherCalls } from '../foreign-calls.ts'
import { ctfdCalls } from './ctfd-calls.ts'
import { registerCtfdEvents } from './ctfd-events.rest.ts'
import { registerCtfdReads } from './ctfd-reads.rest.ts'

/** The call with which programs submit a flag. They read the status in the answer. */
const attempt = '/challenges/attempt'

class AttemptRefused extends ForbiddenError {}

/** CTFd's API for one game each, for bots and displays that are written for CTFd. It only reads. */
export function registerCtfdRoutes(app: FastifyInstance): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler(sendCtfdError)
      registerCtfdEvents(scope)
      refuseOtherCalls(scope, {
        calls: ctfdCalls,
        base: /^\/compat\/ctfd\/\d+\/api\/v1/i,
        reads: registerCtfdReads(scope),
        refuse: async (call, { ctx }, gameId) => {
          await readCompatibleGame(ctx, gameId)
          throw call === attempt ? new AttemptRefused('http.readsOnly') : new ForbiddenError('http.readsOnly')
        },
      })
    },
    { prefix: `/compat/ctfd/${intParam('gameId')}` },
  )
}

function sendCtfdError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof DomainError) || error.status >= 429) throw error
  const { locale } = request.ctx
  const message = translate(locale, error.key, error.params)
  const fields: [string, string][] =
    error instanceof InvalidInputError
      ? error.issues.map(({ path, key, params }) => [path.join('.'), translate(locale, key, params)])
      : [['', message]]
  if (error instanceof HttpError) reply.headers(error.headers)
  return reply.status(error instanceof ConflictError ? 403 : error.status).send({
    success: false,
    errors: Object.fromEntries(fields.map(([field, text]) => [field, [text]])),
    message,
    ...(error instanceof AttemptRefused && { data: { status: 'authentication_required', message } }),
  })
}
