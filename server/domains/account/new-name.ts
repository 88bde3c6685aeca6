import { invalidField } from '../../use-case/errors.ts'

/**
 * Rejects a name with an `@`: it could equal another user's email address, with which they log in.
 * @throws InvalidInputError
 */
export function requireNameWithoutAt(userName: string | null | undefined): void {
  if (userName?.includes('@')) throw invalidField('userName', 'account.nameHasAt')
}
