import { z } from 'zod'
import { challengeLimits } from '../../../rules/field-limits.ts'
import { inputObject, requiredText, text } from '../../use-case/input.ts'
import { attachmentMembers } from '../asset/attachment.ts'
import { matcherOf } from './match-flag.ts'

/** The flags of the contract, which are all exact. */
export const createFlagsInput = z.object({
  flags: z.array(
    inputObject({ flag: requiredText({ max: challengeLimits.flagOfContract }), ...attachmentMembers }),
  ),
})

const samples = z.array(text(challengeLimits.flag)).max(challengeLimits.flagExamples).nullish()

const kindFlag = inputObject({
  flag: requiredText({ max: challengeLimits.flag }),
  ...attachmentMembers,
  kind: z.enum(['Exact', 'CaseInsensitive', 'Regex']).nullish(),
  isBait: z.boolean().nullish(),
  examples: samples,
  counterexamples: samples,
})
  .superRefine(({ kind, flag, examples, counterexamples }, issues) => {
    if (kind === 'Regex' && flag.length > challengeLimits.flagPattern) {
      const params = { key: 'input.tooLong', max: challengeLimits.flagPattern }
      issues.addIssue({ code: 'custom', path: ['flag'], params })
      return
    }
    const accepts = matcherOf(kind ?? 'Exact', flag)
    if (typeof accepts === 'string') {
      issues.addIssue({ code: 'custom', path: ['flag'], params: { key: accepts } })
      return
    }
    // Answers are judged without the spaces around them.
    for (const [index, example] of (examples ?? []).entries()) {
      if (accepts(example.trim())) continue
      issues.addIssue({
        code: 'custom',
        path: ['examples', index],
        params: { key: 'flag.exampleRefused', example },
      })
    }
    for (const [index, example] of (counterexamples ?? []).entries()) {
      if (!accepts(example.trim())) continue
      const params = { key: 'flag.counterexampleAccepted', example }
      issues.addIssue({ code: 'custom', path: ['counterexamples', index], params })
    }
  })
  // Blanks around a regular expression can belong to it.
  .transform((flag) => (flag.kind === 'Regex' ? flag : { ...flag, flag: flag.flag.trim() }))

/** The flags of all kinds, and baits. */
export const createFlagsOfKindsInput = z.object({ flags: z.array(kindFlag) })

export const deleteFlagsInput = z.object({ flagIds: z.array(z.int()).min(1).max(500) })

export type NewFlag = z.output<typeof createFlagsInput>['flags'][number] &
  Partial<z.output<typeof createFlagsOfKindsInput>['flags'][number]>
