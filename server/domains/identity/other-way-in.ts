import type { Transaction } from '../../database/database.ts'
import { readSignInPolicy } from '../platform/sign-in-policy.ts'

/** The way in that the user is about to lose. */
type Lost = { identityId: string } | { passkeyId: string }

/** Whether the user can still log in: with a password, an identity at an enabled provider, or a passkey. */
export async function hasOtherWayIn(tx: Transaction, userId: string, lost: Lost): Promise<boolean> {
  const { isPasswordAllowed } = await readSignInPolicy(tx)
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } })
  if (isPasswordAllowed && user.passwordHash !== null) return true
  const identityId = 'identityId' in lost ? { id: { not: lost.identityId } } : {}
  const identities = await tx.linkedIdentity.count({
    where: { userId, ...identityId, provider: { isEnabled: true } },
  })
  if (identities > 0) return true
  const passkeyId = 'passkeyId' in lost ? { id: { not: lost.passkeyId } } : {}
  return (await tx.passkey.count({ where: { userId, ...passkeyId } })) > 0
}
