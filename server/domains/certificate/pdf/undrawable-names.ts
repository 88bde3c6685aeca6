import { ConflictError } from '../../../use-case/errors.ts'
import { drawableText } from './certificate-fonts.ts'

/** A certificate for nobody is of no use. @throws ConflictError (no font has a character of a name) */
export function requireDrawable(names: readonly (string | null)[]): void {
  const empty = names.find((name) => name !== null && drawableText(name) === '')
  if (empty != null) throw new ConflictError('certificate.nameNotShown', { params: { name: empty } })
}
