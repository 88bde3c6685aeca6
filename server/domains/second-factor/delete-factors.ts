import type { Transaction } from '../../database/database.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { unmarkStrongWithoutFactor } from '../session/strong-session.ts'

/**
 * Deletes the app, the recovery codes, the passkeys and the log-ins that wait for a code. Returns whether there was a
 * confirmed app or a passkey.
 */
export async function deleteFactors(
  tx: Transaction,
  ctx: Parameters<typeof recordAudit>[1],
  user: { id: string; name: string },
): Promise<boolean> {
  const held = await tx.totp.findUnique({ where: { userId: user.id } })
  await tx.totp.deleteMany({ where: { userId: user.id } })
  await tx.recoveryCode.deleteMany({ where: { userId: user.id } })
  await tx.logInStep.deleteMany({ where: { userId: user.id } })
  const passkeys = await tx.passkey.findMany({ where: { userId: user.id } })
  await tx.passkey.deleteMany({ where: { userId: user.id } })
  await unmarkStrongWithoutFactor(tx, user.id)
  for (const { name } of passkeys) {
    await recordAudit(tx, ctx, { action: 'user.passkey.removed', subject: user, before: { name } })
  }
  if (!held?.confirmedAt) return passkeys.length > 0
  await recordAudit(tx, ctx, {
    action: 'user.secondFactor.removed',
    subject: user,
    before: { kind: 'totp' },
  })
  return true
}
