import { contractLimits } from '../../../rules/field-limits.ts'
import { hasDisruptiveCharacter, showsNothing } from '../../../rules/names.ts'
import { invalidField } from '../../use-case/errors.ts'

const field = 'userName'

/** Checks a username that is new: existing ones stay as they are. @throws InvalidInputError */
export type RequireUserName = (userName: string) => void

/**
 * Rejects a name with an `@`, which could equal another user's email address, with which they log in; and a name that
 * shows nothing or disturbs the line in which it is shown.
 */
export const requireUserName: RequireUserName = (userName) => {
  if (userName.includes('@')) throw invalidField(field, 'account.nameHasAt')
  if (showsNothing(userName)) throw invalidField(field, 'input.showsNothing', { field })
  if (hasDisruptiveCharacter(userName)) throw invalidField(field, 'input.disruptive', { field })
}

/** The same with the lengths that the REST contract allows. */
export const requireContractUserName: RequireUserName = (userName) => {
  const { min, max } = contractLimits.userName
  if (userName.length < min) throw invalidField(field, 'input.tooShort', { field, min })
  if (userName.length > max) throw invalidField(field, 'input.tooLong', { field, max })
  requireUserName(userName)
}
