import { teamLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, requiredText, text, uuid } from '../../use-case/input.ts'

/** Names are neither trimmed nor unique; a blank name is allowed. */
export const teamInput = inputObject({
  name: text(teamLimits.name).nullish(),
  bio: text(teamLimits.bio).nullish(),
})

const teamChanges = {
  name: text(teamLimits.name).nullish(),
  bio: text(teamLimits.bio).nullish(),
  locked: bool().nullish(),
}

/** Input of administrators; absent members and an empty name stay unchanged, null clears the bio. */
export const teamChangesInput = inputObject(teamChanges)

/** The same by the contract: an empty bio and null stay unchanged, too. */
export const contractTeamChangesInput = inputObject({
  ...teamChanges,
  bio: teamChanges.bio.transform((bio) => bio || undefined),
})

export const transferInput = inputObject({ newCaptainId: uuid() })

export const kickInput = inputObject({ userId: uuid() })

export const inviteInput = inputObject({ code: requiredText() })
