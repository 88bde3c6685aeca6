import { contractLimits, teamLimits } from '../../../rules/field-limits.ts'
import { bool, inputObject, requiredText, text, uuid } from '../../use-case/input.ts'

/** A service checks a name that is new with `requireTeamName`, or with `requireContractTeamName`. */
export const teamInput = inputObject({
  name: text(teamLimits.name).nullish(),
  bio: text(teamLimits.bio).nullish(),
})

/** Describes the same in the REST API. A longer name that the team has is accepted. */
export const contractTeamInput = inputObject({
  name: text(contractLimits.teamName).nullish(),
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

/** Describes the changes in the REST API. A longer name that the team has is accepted. */
export const describedTeamChanges = inputObject({
  ...teamChanges,
  name: text(contractLimits.teamName).nullish(),
})

export const transferInput = inputObject({ newCaptainId: uuid() })

export const kickInput = inputObject({ userId: uuid() })

export const inviteInput = inputObject({ code: requiredText() })
