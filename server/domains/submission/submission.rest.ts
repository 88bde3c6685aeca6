import type { FastifyInstance } from 'fastify'
import { intParam, readIntParam } from '../../rest/params.ts'
import { listSubmissions, submissionStatus, submitFlag, type NamedSubmission } from './submission.service.ts'

export function registerSubmissionRoutes(app: FastifyInstance): void {
  const challenge = `/api/game/${intParam('id')}/challenges/${intParam('challengeId')}`

  app.post(challenge, async (request, reply) => {
    const place = { gameId: readIntParam(request, 'id'), challengeId: readIntParam(request, 'challengeId') }
    const { submissionId } = await submitFlag(request.ctx, { ...place, flag: flagOf(request.body) })
    return reply.type('application/json; charset=utf-8').send(String(submissionId))
  })
  app.get(`${challenge}/status/${intParam('submissionId')}`, async (request, reply) => {
    const status = await submissionStatus(request.ctx, {
      gameId: readIntParam(request, 'id'),
      challengeId: readIntParam(request, 'challengeId'),
      submissionId: readIntParam(request, 'submissionId'),
    })
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
  })
  app.get(`/api/game/${intParam('id')}/submissions`, async (request) =>
    (await listSubmissions(request.ctx, readIntParam(request, 'id'), request.query)).map(toSubmission),
  )
}

/** The member in any case; the service says what is wrong with it. */
function flagOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.entries(body).find(([name]) => name.toLowerCase() === 'flag')?.[1]
}

/** The contract's Submission. */
function toSubmission({ answer, status, submittedAt, user, team, challenge }: NamedSubmission) {
  return {
    answer,
    status,
    time: submittedAt.getTime(),
    user: user?.userName ?? '',
    team: team.name,
    challenge: challenge.title,
  }
}
