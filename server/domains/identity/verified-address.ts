import { createHash } from 'node:crypto'
import type { User } from '../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../database/database.ts'
import { mailAddress } from '../../use-case/input.ts'
import { requireAllowedDomain } from '../account/email/email-domain.ts'
import { normalize } from '../account/normalize.ts'
import { isReserved } from '../mail/reserved-address.ts'
import { readSettings } from '../platform/settings.ts'
import type { Proven } from './proven.ts'

/** The verified address, if it can receive mail. */
export function usableAddress(email: string | null): string | null {
  return email !== null && mailAddress().safeParse(email).success && !isReserved(email) ? email : null
}

/** An address that receives no mail, for accounts whose provider gives no verified one. */
export function placeholderAddress({ provider, identity }: Proven): string {
  const digest = createHash('sha256').update(`${identity.issuer}\n${identity.subject}`).digest('hex')
  return `${provider.key}-${digest.slice(0, 16)}@localhost`
}

const isPlaceholder = (email: string) => /^[a-z0-9-]+-[0-9a-f]{16}@localhost$/i.test(email)

/** The columns of the address that an account gets which began without one; null if it keeps its own. */
export async function firstAddress(
  tx: Transaction,
  { email: held }: User,
  { profile }: Proven,
): Promise<Pick<User, 'email' | 'normalizedEmail'> | null> {
  const email = usableAddress(profile.email)
  if (email === null || !isPlaceholder(held)) return null
  const { accountPolicy } = await readSettings({ db: tx })
  if (!isAllowed(accountPolicy.emailDomainList, email) || (await hasAccount(tx, email))) return null
  return { email, normalizedEmail: normalize(email) }
}

export async function hasAccount(tx: Transaction, email: string): Promise<boolean> {
  const where = { normalizedEmail: normalize(email) }
  return (await tx.user.findUnique({ where, select: { id: true } })) !== null
}

export function isAllowed(domains: string, email: string): boolean {
  try {
    requireAllowedDomain(domains, email, 'email')
    return true
  } catch {
    return false
  }
}
