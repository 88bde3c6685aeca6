import { z } from 'zod'
import { correctionLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, instant, int32, requiredText } from '../../use-case/input.ts'

const selection = {
  teamId: int32({ min: 1 }).nullish(),
  challengeId: int32({ min: 1 }).nullish(),
  since: instant().nullish(),
  until: instant().nullish(),
  submissionIds: z
    .array(int32({ min: 1 }))
    .max(correctionLimits.submissions)
    .nullish(),
}

const granted = {
  teamId: int32({ min: 1 }),
  challengeId: int32({ min: 1 }),
  at: instant().nullish(),
  takesBlood: bool().nullish(),
}

const reason = requiredText({ max: correctionLimits.reason })

export type SolveSelection = z.output<ReturnType<typeof inputObject<typeof selection>>>

export type SolveGrant = z.output<ReturnType<typeof inputObject<typeof granted>>>

/** At least one member, so that a forgotten one does not select all solves of a game. */
function selects(chosen: SolveSelection): boolean {
  const { teamId, challengeId, since, until, submissionIds } = chosen
  return [teamId, challengeId, since, until, submissionIds].some((value) => (value ?? null) !== null)
}

const needsSome = { path: ['submissionIds'], params: { key: 'correction.selectSolves' } }

export const previewInput = inputObject(selection).refine(selects, needsSome)

export const restoreInput = inputObject({ ...selection, reason }).refine(selects, needsSome)

export const grantPreviewInput = inputObject(granted)

export const grantInput = inputObject({ ...granted, reason })

export const voidInput = inputObject({ ...selection, reason, mayAnswerAgain: bool().nullish() }).refine(
  selects,
  needsSome,
)
