import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../database/database.ts'
import type { ClaimedProfile } from './claims.ts'
import type { ProvenIdentity } from './provider-client.ts'

/** An identity that the provider has confirmed, with its claims. */
export type Proven = { provider: IdentityProvider; identity: ProvenIdentity; profile: ClaimedProfile }

/** Locks the identity until commit, so that two first sign-ins create one account. */
export async function lockIdentity(tx: Transaction, { provider, identity }: Proven): Promise<void> {
  const name = `identity:${provider.id}:${identity.issuer}:${identity.subject}`
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

export function findIdentity(tx: Transaction, { provider, identity: { issuer, subject } }: Proven) {
  return tx.linkedIdentity.findUnique({
    where: { providerId_issuer_subject: { providerId: provider.id, issuer, subject } },
  })
}
