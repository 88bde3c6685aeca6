import type { Database, Transaction } from '../../database/database.ts'

/** The policy of administrators for log-ins. */
export type SignInPolicy = {
  isPasswordAllowed: boolean
  /** Monitors and administrators have the rights of their role only in a session with a second factor. */
  isStaffFactorRequired: boolean
}

const passwordKey = 'SignInPolicy:IsPasswordAllowed'
export const staffFactorKey = 'SignInPolicy:IsStaffFactorRequired'

export async function readSignInPolicy(db: Database | Transaction): Promise<SignInPolicy> {
  const rows = await db.setting.findMany({ where: { key: { in: [passwordKey, staffFactorKey] } } })
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value
  return {
    isPasswordAllowed: valueOf(passwordKey) !== 'False',
    isStaffFactorRequired: valueOf(staffFactorKey) === 'True',
  }
}
