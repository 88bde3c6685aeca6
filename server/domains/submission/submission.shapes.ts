import { z } from 'zod'
import { AnswerResult } from '../../../prisma/generated/client/enums.ts'
import { milliseconds } from '../../rest/shapes.ts'

export const answerResult = z.enum(AnswerResult).meta({ id: 'AnswerResult' })

export const submissionShape = z
  .strictObject({
    answer: z.string(),
    status: answerResult,
    time: milliseconds,
    user: z.string().describe('Empty when the user has been deleted'),
    team: z.string(),
    challenge: z.string(),
  })
  .meta({ id: 'Submission' })
