import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { seal, unseal } from '../../runtime/seal.ts'

const purpose = 'id-token'

/** A longer token makes the address for logging out too long for many servers. */
const longest = 6000

/** The ID token as a session keeps it; null if logging out does not need it. */
export function sealIdToken(
  { secret }: Context,
  { endsSession }: IdentityProvider,
  idToken: string | null,
): string | null {
  return endsSession && idToken !== null && idToken.length <= longest ? seal(secret, purpose, idToken) : null
}

/** Null if there is none, or if the secret of the platform has changed. */
export function openIdToken({ secret }: Context, sealed: string | null): string | null {
  return sealed === null ? null : unseal(secret, purpose, sealed)
}
