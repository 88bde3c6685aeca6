import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { atMost } from '../../limits/at-most.ts'
import { passwordMinLength, passwordRules, type PasswordRule } from '../../../rules/password-rules.ts'
import type { IssueKey } from '../../use-case/error-keys.ts'
import { InvalidInputError } from '../../use-case/errors.ts'

/** Argon2id with the first parameters that OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash occupies a processor. One of Node's four threads for such work stays free for compression and files. */
const inTurn = atMost(Math.min(3, Math.max(2, availableParallelism() - 1)))

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Takes the same time for an unknown user and for a user without a password as for a wrong one. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored === null) {
    await hashPassword(password)
    return false
  }
  return inTurn(() => verify(stored, password))
}

/** The errors of the rules, in the order in which they are checked. */
const errors: readonly [PasswordRule, error: IssueKey][] = [
  ['length', 'account.passwordTooShort'],
  ['digit', 'account.passwordNeedsDigit'],
  ['lower', 'account.passwordNeedsLower'],
  ['upper', 'account.passwordNeedsUpper'],
]

/** Names the first broken rule. @throws InvalidInputError */
export function requireValidPassword(password: string, field = 'password'): void {
  const broken = errors.find(([rule]) => !passwordRules[rule](password))
  if (!broken) return
  const params = { field, min: passwordMinLength }
  throw new InvalidInputError([{ path: field.split('.'), key: broken[1], params }])
}
