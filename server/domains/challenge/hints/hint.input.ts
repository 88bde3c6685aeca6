import { z } from 'zod'
import { hintLimits } from '../../../../rules/field-limits.ts'
import { inputObject, instant, int32, requiredText, text } from '../../../use-case/input.ts'

export const extraHintsInput = inputObject({
  hints: z
    .array(
      inputObject({
        hintId: int32().nullish(),
        title: text(hintLimits.title).nullish(),
        content: requiredText(),
        cost: int32({ min: 0, max: hintLimits.cost }).nullish(),
        releaseAt: instant().nullish(),
      }),
    )
    .max(hintLimits.count),
})
