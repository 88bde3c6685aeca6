import { z } from 'zod'
import { ApiTokenScope } from '../../../prisma/generated/client/enums.ts'
import { inputObject, instant, requiredText } from '../../use-case/input.ts'

export const newTokenInput = inputObject({
  name: requiredText({ max: 64 }),
  scopes: z
    .array(z.enum(ApiTokenScope))
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt: instant(),
})
