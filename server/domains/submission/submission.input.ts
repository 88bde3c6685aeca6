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

const answerOf = (max: number) =>
  inputObject({ flag: requiredText({ max }).transform((flag) => flag.trim()) })

/** The length is checked before trimming. */
export const flagInput = answerOf(challengeLimits.flag)

/** An answer to a challenge without longer flags, as the contract of the REST API says. */
export const flagOfContractInput = answerOf(challengeLimits.flagOfContract)

export const submissionPageInput = inputObject({
  type: z.optional(enumOf(answerResultNumbers)),
  count: int32({ min: 0, max: 100 }).default(100),
  skip: int32({ min: 0 }).default(0),
})
