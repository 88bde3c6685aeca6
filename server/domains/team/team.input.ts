import { teamLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, requiredText, text, uuid } from '../../use-case/input.ts'

/** Names are neither trimmed nor unique; a blank name is allowed. */
export const teamInput = inputObject({
  name: text(teamLimits.name).nullish(),
  bio: text(teamLimits.bio).nullish(),
})

/** Input of administrators; absent and empty members stay unchanged. */
export const teamChangesInput = inputObject({
  name: text(teamLimits.name).nullish(),
  bio: text(teamLimits.bio).nullish(),
  locked: bool().nullish(),
})

export const transferInput = inputObject({ newCaptainId: uuid() })

export const kickInput = inputObject({ userId: uuid() })

export const inviteInput = inputObject({ code: requiredText() })
