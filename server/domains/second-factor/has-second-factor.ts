import type { Transaction } from '../../database/database.ts'

/**
 * Whether a log-in with the password or with a provider needs a second step. This is the only place that decides it.
 * Not used for log-ins with a passkey, which need no second step.
 */
export async function hasSecondFactor(
  { db }: { db: Pick<Transaction, 'totp'> },
  userId: string,
): Promise<boolean> {
  return (await db.totp.count({ where: { userId, confirmedAt: { not: null } } })) > 0
}
