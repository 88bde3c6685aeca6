import { hash, verify } from '@node-rs/argon2'
import { InvalidInputError } from '../../errors.ts'

/** Argon2id with OWASP's first recommended parameters: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Takes as long for a user without a password, or none at all, as for a wrong one. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored === null) {
    await hash(password, cost)
    return false
  }
  return verify(stored, password)
}

/** Rules of conventions, section 8; the first broken one is named. @throws InvalidInputError */
export function requireGoodPassword(password: string, field = 'password'): void {
  const broken =
    (password.length < 6 && 'account.passwordTooShort') ||
    (!/\d/.test(password) && 'account.passwordNeedsDigit') ||
    (!/\p{Ll}/u.test(password) && 'account.passwordNeedsLower') ||
    (!/\p{Lu}/u.test(password) && 'account.passwordNeedsUpper')
  if (broken)
    throw new InvalidInputError([{ path: field.split('.'), key: broken, params: { field, min: 6 } }])
}
