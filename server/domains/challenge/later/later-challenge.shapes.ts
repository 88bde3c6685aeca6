import { z } from 'zod'
import { milliseconds } from '../../../rest/shapes.ts'
import { challengeBasic, challengeDetail, challengeEdit } from '../challenge.shapes.ts'

const deadline = milliseconds.nullable().describe('The time from which answers are refused')

export const laterChallengeBasic = challengeBasic
  .extend({ deadlineUtc: deadline })
  .meta({ id: 'ChallengeInfoModel' })

export const laterChallengeEdit = challengeEdit
  .omit({ containerExposePort: true })
  .extend({
    exposePort: z.int32().nullable(),
    networkMode: z
      .enum(['Open', 'Isolated', 'Custom'])
      .meta({ id: 'NetworkMode' })
      .nullable()
      .describe('Open for challenges with a container'),
    deadlineUtc: deadline,
    submissionLimit: z.int32().describe('Wrong answers that a team has; 0 means no limit'),
  })
  .meta({ id: 'ChallengeEditDetailModel' })

export const laterChallengeDetail = challengeDetail
  .extend({
    limit: z.int32().describe('Wrong answers that a team has; 0 means no limit'),
    attempts: z.int32().describe('Wrong answers of your team that the limit counts'),
    deadline,
  })
  .meta({ id: 'ChallengeDetailModel' })
