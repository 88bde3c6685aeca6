import type { User } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { recordAudit, type AuditRecord } from '../audit/record-audit.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import type { ConsumedCode } from './consume-code.ts'

type Passed = { user: User; providerKey: string | null; consumed: ConsumedCode }

/** Records a passed second step, last in its transaction: a used recovery code, and a sign-in with a provider. */
export async function reportSecondStep(
  ctx: Context,
  tx: Transaction,
  { user, providerKey, consumed }: Passed,
): Promise<void> {
  const subject = { id: user.id, name: user.userName }
  const acts: AuditRecord[] = []
  if (consumed === 'recoveryCode') {
    const codesLeft = await tx.recoveryCode.count({ where: { userId: user.id } })
    await mailOwner(ctx, tx, { user, kind: 'RecoveryCodeUsed' })
    acts.push({ action: 'user.recoveryCode.used', subject, after: { codesLeft } })
  }
  if (providerKey !== null) {
    acts.push({ action: 'user.signedInWith', subject, after: { provider: providerKey } })
  }
  await recordAudit(tx, ctx, acts)
}
