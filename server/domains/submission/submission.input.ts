import { z } from 'zod'
import { challengeLimits } from '../../../rules/field-limits.ts'
import type { AnswerResult } from '../../../prisma/generated/client/enums.ts'
import { enumOf, inputObject, int32, requiredText } from '../../use-case/input.ts'

const answerResultNumbers: Readonly<Record<AnswerResult, number>> = {
  NotFound: -1,
  FlagSubmitted: 0,
  Accepted: 1,
  WrongAnswer: 2,
  CheatDetected: 3,
}

/** The length is checked before trimming. */
export const flagInput = inputObject({
  flag: requiredText({ max: challengeLimits.flag }).transform((flag) => flag.trim()),
})

export const submissionPageInput = inputObject({
  type: z.optional(enumOf(answerResultNumbers)),
  count: int32({ min: 0, max: 100 }).default(100),
  skip: int32({ min: 0 }).default(0),
})
