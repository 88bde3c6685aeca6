import type { Database, Transaction } from '../../database/database.ts'

/** Ways to log in that administrators switch off. */
export type SignInPolicy = { isPasswordAllowed: boolean }

const key = 'SignInPolicy:IsPasswordAllowed'

export async function readSignInPolicy(db: Database | Transaction): Promise<SignInPolicy> {
  const row = await db.setting.findUnique({ where: { key } })
  return { isPasswordAllowed: row?.value !== 'False' }
}
