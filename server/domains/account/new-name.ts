import { invalidField } from '../../use-case/errors.ts'

/** A name with an `@` could be somebody's mail address, which they log in with. @throws InvalidInputError */
export function requireNameWithoutAt(userName: string | null | undefined): void {
  if (userName?.includes('@')) throw invalidField('userName', 'account.nameHasAt')
}
