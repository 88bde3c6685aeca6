import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '../../../i18n/translate.ts'
import { intParam } from '../../../rest/params.ts'
import { ConflictError, DomainError, InvalidInputError, NotFoundError } from '../../../use-case/errors.ts'
import { readCompatibleGame } from '../compatible-board.ts'
import { refuseOtherCalls } from '../foreign-calls.ts'
import { rctfCalls, rctfRefusals } from './rctf-calls.ts'
import { registerRctfReads } from './rctf-reads.rest.ts'

const missing: Readonly<Record<string, string>> = {
  'challenge.notFound': 'badChallenge',
  'team.notFound': 'badUnknownUser',
}

class CallRefused extends DomainError {
  readonly kind: string

  constructor({ status, kind }: { status: number; kind: string }) {
    super(status, 'http.readsOnly')
    this.kind = kind
  }
}

/** rCTF's API for one game each, for bots and displays that are written for rCTF. It only reads. */
export function registerRctfRoutes(app: FastifyInstance): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler(sendRctfError)
      refuseOtherCalls(scope, {
        calls: rctfCalls,
        base: /^\/compat\/rctf\/\d+\/api/i,
        reads: registerRctfReads(scope),
        refuse: async (call, { ctx }, gameId) => {
          await readCompatibleGame(ctx, gameId)
          throw new CallRefused(rctfRefusals[call] ?? { status: 401, kind: 'badToken' })
        },
      })
    },
    { prefix: `/compat/rctf/${intParam('gameId')}` },
  )
}

function sendRctfError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof DomainError) || error.status >= 429) throw error
  const message = translate(request.ctx.locale, error.key, error.params)
  if (error instanceof ConflictError) {
    return reply.status(401).send({ kind: 'badNotStarted', message, data: { startTime: null } })
  }
  // rCTF answers a known path with another method as an unknown one.
  const status = error.status === 405 ? 404 : error.status
  const data = error instanceof InvalidInputError ? { reason: message } : null
  return reply.status(status).send({ kind: refusalOf(error), message, data })
}

function refusalOf(error: DomainError): string {
  if (error instanceof CallRefused) return error.kind
  if (error instanceof InvalidInputError) return 'badBody'
  return error instanceof NotFoundError ? (missing[error.key] ?? 'badEndpoint') : 'badEndpoint'
}
