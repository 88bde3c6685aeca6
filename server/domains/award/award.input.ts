import type { z } from 'zod'
import { awardLimits } from '../../../rules/field-limits.ts'
import { inputObject, int32, requiredText } from '../../use-case/input.ts'

const { points, reason, idempotencyKey } = awardLimits

export const awardInput = inputObject({
  points: int32({ min: -points, max: points }).refine((value) => value !== 0, {
    params: { key: 'award.noPoints' },
  }),
  reason: requiredText({ max: reason }),
  idempotencyKey: requiredText({ max: idempotencyKey }).nullish(),
})

export type AwardInput = z.output<typeof awardInput>
