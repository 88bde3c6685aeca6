import type { ErrorKey } from '../../../use-case/error-keys.ts'
import { ConflictError } from '../../../use-case/errors.ts'

type FaultKey = Extract<ErrorKey, `gamePackage.${string}`>

/** The refusal of a package that cannot be imported. */
export function packageFault(
  key: FaultKey,
  params: Record<string, string | number> = {},
  cause?: unknown,
): ConflictError {
  return new ConflictError(key, { params, cause })
}

export function damaged(entry: string, cause?: unknown): ConflictError {
  return packageFault('gamePackage.damaged', { entry }, cause)
}

/** `line` counts from 1. */
export function badRow(document: string, line: number, member: string): ConflictError {
  return packageFault('gamePackage.badRow', { document, line, member })
}

/** `member` is the path to a wrong value of a foreign document, such as `results.3.date`. */
export function badDocument(document: string, member: string, cause?: unknown): ConflictError {
  return packageFault('gamePackage.badDocument', { document, member }, cause)
}
