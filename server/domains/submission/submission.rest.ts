import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { intParam, readIntParam } from '../../rest/params.ts'
import { flagInput, submissionPageInput } from './submission.input.ts'
import type { NamedSubmission } from './read-submissions.ts'
import { toSubmission } from './submission.presenter.ts'
import { listSubmissions, submissionStatus, submitFlagOfContract } from './submission.service.ts'
import { answerResult, submissionShape } from './submission.shapes.ts'

export function registerSubmissionRoutes(app: FastifyInstance): void {
  const challenge = `/api/game/${intParam('id')}/challenges/${intParam('challengeId')}`

  app.post(
    challenge,
    documented({
      group: 'Game',
      id: 'Game_Submit',
      summary: 'Submit a flag',
      access: 'user:play',
      limit: 'Submit',
      body: flagInput,
      answer: z.int32().describe('Id of the submission'),
      errors: [404],
      note: 'It is judged before the response, so its status is final at once. Wrong answers to a challenge have their own limit. An answer above 127 characters is refused unless a flag of the challenge is as long.',
    }),
    async (request, reply) => {
      const key = { gameId: readIntParam(request, 'id'), challengeId: readIntParam(request, 'challengeId') }
      const { submissionId } = await submitFlagOfContract(request.ctx, { ...key, flag: flagOf(request.body) })
      return reply.type('application/json; charset=utf-8').send(String(submissionId))
    },
  )
  app.get(
    `${challenge}/status/${intParam('submitId')}`,
    documented({
      group: 'Game',
      id: 'Game_Status',
      summary: 'Read the status of your submission',
      access: 'user:read',
      answer: answerResult,
      errors: [404],
    }),
    async (request, reply) => {
      const status = await submissionStatus(request.ctx, {
        gameId: readIntParam(request, 'id'),
        challengeId: readIntParam(request, 'challengeId'),
        submissionId: readIntParam(request, 'submitId'),
      })
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(status))
    },
  )
  app.get(
    `/api/game/${intParam('id')}/submissions`,
    documented({
      group: 'Game',
      id: 'Game_Submissions',
      summary: 'List submissions of a game',
      access: 'monitor',
      query: submissionPageInput,
      answer: z.array(submissionShape),
      errors: [404],
      note: 'Newest first.',
    }),
    async (request, reply) => {
      const gameId = readIntParam(request, 'id')
      const { submissions, rest } = await listSubmissions(request.ctx, gameId, request.query)
      if (!rest) return submissions.map(toSubmission)
      return reply.type('application/json; charset=utf-8').send(Readable.from(jsonList(rest)))
    },
  )
}

/** A JSON list, written in portions. */
async function* jsonList(rows: AsyncIterable<NamedSubmission[]>): AsyncGenerator<string> {
  let before = '['
  for await (const some of rows) {
    yield before + some.map((row) => JSON.stringify(toSubmission(row))).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** The `flag` member of any body; the service validates it. */
function flagOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.entries(body).find(([name]) => name.toLowerCase() === 'flag')?.[1]
}
