import { z } from 'zod'
import { writeupLimits } from '../../../../rules/field-limits.ts'
import { isHttpsLink } from '../../../use-case/https-link.ts'
import { inputObject, int32, requiredText, text } from '../../../use-case/input.ts'

const link = text(writeupLimits.link)
  .transform((address) => address.trim())
  .refine((address) => address === '' || isHttpsLink(address), { params: { key: 'writeup.badLink' } })

/** The Markdown text or the https address of a write-up: exactly one of them. */
export const sharedWriteupInput = inputObject({
  text: text(writeupLimits.text).nullish(),
  link: link.nullish(),
}).transform(({ text, link }, ctx) => {
  const written = text?.trim() ? text : null
  if (written !== null && !link) return { kind: 'Text', content: written } as const
  if (link && written === null) return { kind: 'Link', content: link } as const
  ctx.addIssue({ code: 'custom', path: ['text'], params: { key: 'writeup.textOrLink' } })
  return z.NEVER
})

export const refusalInput = inputObject({
  version: int32({ min: 1 }),
  reason: requiredText({ max: writeupLimits.refusal }).transform((reason) => reason.trim()),
})

export const approvalInput = inputObject({ version: int32({ min: 1 }) })

export const publicationInput = inputObject({
  challengeIds: z
    .array(int32({ min: 1 }))
    .max(writeupLimits.challenges)
    .nullish()
    .transform((ids) => [...new Set(ids)]),
})
