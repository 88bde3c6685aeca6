import { pastGameLimits } from '../../../rules/field-limits.ts'
import { isHttpsLink } from '../../use-case/https-link.ts'
import { inputObject, instant, requiredText, text } from '../../use-case/input.ts'

const title = requiredText({ max: pastGameLimits.title }).transform((words) => words.trim())
const link = text(pastGameLimits.link)
  .transform((address) => address.trim())
  .refine((address) => address === '' || isHttpsLink(address), { params: { key: 'writeup.badLink' } })

export const newPastGameInput = inputObject({
  title,
  start: instant(),
  end: instant(),
  link: link.nullish().transform((address) => address ?? ''),
})

/** Absent members stay unchanged. */
export const pastGameChangesInput = inputObject({
  title: title.optional(),
  start: instant().optional(),
  end: instant().optional(),
  link: link.optional(),
})
