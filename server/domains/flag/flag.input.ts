import { z } from 'zod'
import { inputObject, requiredText } from '../../input.ts'
import { attachmentMembers } from '../asset/attachment.ts'
import { maxFlagLength } from './flag-template.ts'

export const createFlagsInput = z.object({
  flags: z.array(inputObject({ flag: requiredText({ max: maxFlagLength }), ...attachmentMembers })),
})
