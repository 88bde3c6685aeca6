import { z } from 'zod'
import { challengeLimits } from '../../../rules/field-limits.ts'
import { inputObject, requiredText } from '../../use-case/input.ts'
import { attachmentMembers } from '../asset/attachment.ts'

export const createFlagsInput = z.object({
  flags: z.array(inputObject({ flag: requiredText({ max: challengeLimits.flag }), ...attachmentMembers })),
})
