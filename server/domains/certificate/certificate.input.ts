import { z } from 'zod'
import { CertificateRule } from '../../../prisma/generated/client/enums.ts'
import { certificateLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, int32, requiredText, text } from '../../use-case/input.ts'

/** Absent members stay as they are. */
export const certificateRuleInput = inputObject({
  rule: z.enum(CertificateRule).nullish(),
  teamLimit: int32({ min: 1, max: certificateLimits.teams }).nullish(),
  text: text(certificateLimits.text).nullish(),
  signature: text(certificateLimits.signature).nullish(),
})

export const issueInput = inputObject({ forTeam: bool().nullish() })

export const withdrawalInput = inputObject({ reason: requiredText({ max: certificateLimits.reason }) })
