import { z } from 'zod'
import { correctionLimits } from '../../../../rules/field-limits.ts'
import { inputObject, int32, requiredText } from '../../../use-case/input.ts'

const answers = {
  challengeId: int32({ min: 1 }).nullish(),
  submissionIds: z
    .array(int32({ min: 1 }))
    .max(correctionLimits.submissions)
    .nullish(),
}

export const judgeAgainPreviewInput = inputObject(answers)

export const judgeAgainInput = inputObject({
  ...answers,
  reason: requiredText({ max: correctionLimits.reason }),
})

export type AnswerSelection = z.output<typeof judgeAgainPreviewInput>
