import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../../rest/operation.ts'
import { intParam, readIntParam } from '../../../rest/params.ts'
import { milliseconds } from '../../../rest/shapes.ts'
import { answerResult } from '../../submission/submission.shapes.ts'
import { correctionPreviewShape } from '../correction.shapes.ts'
import { judgeAgainInput, judgeAgainPreviewInput } from './judge-again.input.ts'
import { judgeAgain } from './judge-again.service.ts'
import { answersOf, placesOf, previewJudgeAgain } from './preview-judge-again.ts'

const ids = z.array(z.int32())

const previewShape = z
  .strictObject({
    becomeRight: ids.describe('The ids of wrong submissions that are right now'),
    becomeWrong: ids.describe('The ids of right submissions that are wrong now'),
    answers: z.array(
      z.strictObject({
        submissionId: z.int32(),
        teamId: z.int32(),
        teamName: z.string(),
        userName: z.string().nullable(),
        challengeId: z.int32(),
        challengeTitle: z.string(),
        submittedAt: milliseconds,
        answer: z.string(),
        before: answerResult,
        after: answerResult,
        isSolve: z.boolean(),
      }),
    ),
    teams: correctionPreviewShape.shape.teams,
    challenges: correctionPreviewShape.shape.challenges,
  })
  .meta({ id: 'JudgeAgainPreview' })

const judgedShape = z
  .strictObject({
    becameRight: ids.describe('The ids of the submissions that are right now'),
    becameWrong: ids.describe('The ids of the submissions that are wrong now'),
  })
  .meta({ id: 'JudgedAgain' })

const note = 'Without challengeId and submissionIds, all answers of the game are judged.'

/** Judging stored answers again, an addition to the documented level of the API. */
export function registerJudgeAgainRoutes(app: FastifyInstance): void {
  const path = `/api/edit/games/${intParam('id')}/answers/judge`
  const summary = 'Judge stored answers of a game again'
  const operation = { group: 'Edit', access: 'author', errors: [400, 404] } as const
  app.post(
    path,
    documented({ ...operation, id: 'judgeAgain', summary, body: judgeAgainInput, answer: judgedShape, note }),
    async (request) => judgeAgain(request.ctx, readIntParam(request, 'id'), request.body),
  )
  app.post(
    `${path}/preview`,
    documented({
      ...operation,
      id: 'previewJudgeAgain',
      summary: `${summary}: preview`,
      body: judgeAgainPreviewInput,
      answer: previewShape,
      note: `Writes nothing. ${note} Lists the first 1000 answers whose verdict differs, and what moves.`,
    }),
    async (request) => {
      const gameId = readIntParam(request, 'id')
      const preview = await previewJudgeAgain(request.ctx, gameId, request.body)
      const answers = await answersOf(request.ctx, preview)
      const { teams, challenges } = await placesOf(request.ctx, preview)
      const idsOf = (isRight: boolean) =>
        preview.verdicts.filter((verdict) => verdict.isRight === isRight).map(({ id }) => id)
      return {
        becomeRight: idsOf(true),
        becomeWrong: idsOf(false),
        answers: answers.map((answer) => ({ ...answer, submittedAt: answer.submittedAt.getTime() })),
        teams,
        challenges,
      }
    },
  )
}
