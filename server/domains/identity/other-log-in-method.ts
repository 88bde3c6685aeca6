import type { Transaction } from '../../database/database.ts'
import { readSignInPolicy } from '../platform/sign-in-policy.ts'

/** The method of logging in that is about to be removed. */
type RemovedMethod = { identityId: string } | { passkeyId: string }

/** Whether the user can still log in: with a password, an identity at an enabled provider, or a passkey. */
export async function hasOtherLogInMethod(
  tx: Transaction,
  userId: string,
  removed: RemovedMethod,
): Promise<boolean> {
  const { isPasswordAllowed } = await readSignInPolicy(tx)
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } })
  if (isPasswordAllowed && user.passwordHash !== null) return true
  const identityId = 'identityId' in removed ? { id: { not: removed.identityId } } : {}
  const identities = await tx.linkedIdentity.count({
    where: { userId, ...identityId, provider: { isEnabled: true } },
  })
  if (identities > 0) return true
  const passkeyId = 'passkeyId' in removed ? { id: { not: removed.passkeyId } } : {}
  return (await tx.passkey.count({ where: { userId, ...passkeyId } })) > 0
}
