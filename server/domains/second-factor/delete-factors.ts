import type { Transaction } from '../../database/database.ts'
import { recordAudit } from '../audit/record-audit.ts'

/**
 * Deletes the app, the recovery codes and the log-ins that wait for a code. Returns whether there was a confirmed app.
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
  if (!held?.confirmedAt) return false
  await recordAudit(tx, ctx, {
    action: 'user.secondFactor.removed',
    subject: user,
    before: { kind: 'totp' },
  })
  return true
}
