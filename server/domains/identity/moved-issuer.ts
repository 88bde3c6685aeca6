import type { IdentityProvider } from '../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError } from '../../use-case/errors.ts'

type Move = {
  before: IdentityProvider
  /** The issuer after the change. */
  issuer: string
  /** Whether the people of both issuers are the same; null if nobody has said it. */
  isSamePeople: boolean | null
}

/**
 * Moves the identities of a provider to its new issuer, if the people are the same there.
 * @throws ConflictError while nobody has said whether they are
 */
export async function moveIdentities(tx: Transaction, { before, issuer, isSamePeople }: Move): Promise<void> {
  const { id: providerId } = before
  const [from, to] = [before.issuer, issuer].map((address) => issuerOf(before.protocol, address))
  if (from === undefined || to === undefined || from === to) return
  const count = await tx.linkedIdentity.count({ where: { providerId, issuer: from } })
  if (count === 0) return
  if (isSamePeople === null) throw new ConflictError('identity.issuerMoved')
  if (!isSamePeople) return
  // A user who has come with the new issuer already keeps that identity.
  await tx.$executeRaw`
    UPDATE identity_team_join j
       SET identity_hash = encode(sha256(convert_to(${to} || E'\n' || l.subject, 'UTF8')), 'hex')
      FROM linked_identity l
     WHERE l.provider_id = ${providerId} AND l.issuer = ${from} AND j.provider_id = l.provider_id
       AND j.identity_hash = encode(sha256(convert_to(${from} || E'\n' || l.subject, 'UTF8')), 'hex')
       AND NOT EXISTS (SELECT 1 FROM identity_team_join k
             WHERE k.provider_id = j.provider_id AND k.value = j.value
               AND k.identity_hash = encode(sha256(convert_to(${to} || E'\n' || l.subject, 'UTF8')), 'hex'))`
  await tx.$executeRaw`
    UPDATE linked_identity l SET issuer = ${to}
     WHERE l.provider_id = ${providerId} AND l.issuer = ${from}
       AND NOT EXISTS (SELECT 1 FROM linked_identity k
             WHERE k.provider_id = l.provider_id AND k.issuer = ${to} AND k.subject = l.subject)`
}

/** The issuer that identities have: that of CTFtime has no slash at its end. */
function issuerOf(protocol: IdentityProvider['protocol'], address: string): string {
  return protocol === 'Ctftime' ? address.replace(/\/+$/, '') : address
}
