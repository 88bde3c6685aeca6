import type { Transaction } from '../../database/database.ts'
import { invalidField } from '../../use-case/errors.ts'
import { named } from './name/name-key.ts'
import { normalize } from './normalize.ts'

/**
 * Frees the names and addresses of registrations that were not confirmed in time. An account with a login is never
 * freed, whatever an administrator has changed in it since.
 */
export async function releaseHeldNames(tx: Pick<Transaction, 'user' | 'pendingRegistration'>, now: Date) {
  await tx.pendingRegistration.deleteMany({ where: { heldUntil: { lte: now } } })
  await tx.user.deleteMany({
    where: { heldUntil: { lte: now }, emailConfirmed: false, lastSignedInAt: null },
  })
}

/**
 * A name that waits for the confirmation of an address is taken, except for that same address. The result does not
 * depend on whether the address has an account. Otherwise a check of names would reveal addresses.
 * @throws InvalidInputError
 */
export async function requireFreeName(tx: Transaction, userName: string, now: Date, email?: string) {
  const held = await tx.pendingRegistration.findFirst({
    where: {
      ...named([userName]),
      heldUntil: { gt: now },
      ...(email !== undefined && { normalizedEmail: { not: normalize(email) } }),
    },
    select: { id: true },
  })
  if (held) throw invalidField('userName', 'account.duplicateUserName')
}
