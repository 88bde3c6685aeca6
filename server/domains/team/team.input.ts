import { teamLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, requiredText, text, uuid } from '../../use-case/input.ts'

/** Names are neither trimmed nor unique; a blank one is a name. */
export const teamInput = inputObject({
  name: text(teamLimits.name).nullish(),
  bio: text(teamLimits.bio).nullish(),
})

/** What administrators change; absent and empty members stay. */
export const teamChangesInput = inputObject({
  name: text(teamLimits.name).nullish(),
  bio: text(teamLimits.bio).nullish(),
  locked: bool().nullish(),
})

export const transferInput = inputObject({ newCaptainId: uuid() })

export const kickInput = inputObject({ userId: uuid() })

export const inviteInput = inputObject({ code: requiredText() })
