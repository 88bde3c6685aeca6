import { seal, unseal } from '../../runtime/seal.ts'
import { SignInProblem } from './sign-in-problem.ts'

const purpose = 'client-secret'

/** Encrypts the client secret of a provider with a key that is derived from the platform's secret. */
export function sealClientSecret(platformSecret: string, text: string): string {
  return seal(platformSecret, purpose, text)
}

/** Whether a client secret is stored that the platform can use. */
export function hasClientSecret(platformSecret: string, sealed: string | null): boolean {
  return sealed !== null && unseal(platformSecret, purpose, sealed) !== null
}

/**
 * The client secret; null for a provider without one.
 * @throws SignInProblem when the platform's secret is another one than at the time of `sealClientSecret`
 */
export function openClientSecret(platformSecret: string, sealed: string | null): string | null {
  if (sealed === null) return null
  const text = unseal(platformSecret, purpose, sealed)
  if (text !== null) return text
  const reason =
    'its client secret cannot be decrypted, because the secret of the platform changed: enter the client secret again'
  throw new SignInProblem('failed', { cause: new Error(reason) })
}
