import { contractLimits } from '../../../rules/field-limits.ts'
import { hasDisruptiveCharacter, showsNothing } from '../../../rules/names.ts'
import { invalidField } from '../../use-case/errors.ts'

/** Checks a team name that is new: existing ones stay as they are. @throws InvalidInputError */
export type RequireTeamName = (name: string, field?: string) => void

/** Rejects a name that shows nothing or disturbs the line in which it is shown. */
export const requireTeamName: RequireTeamName = (name, field = 'name') => {
  if (showsNothing(name)) throw invalidField(field, 'input.showsNothing', { field })
  if (hasDisruptiveCharacter(name)) throw invalidField(field, 'input.disruptive', { field })
}

/** The REST contract only limits the length. Names are neither trimmed nor unique there; a blank name is allowed. */
export const requireContractTeamName: RequireTeamName = (name, field = 'name') => {
  const max = contractLimits.teamName
  if (name.length > max) throw invalidField(field, 'input.tooLong', { field, max })
}
