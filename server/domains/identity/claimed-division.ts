import type { Division } from '../../../prisma/generated/client/client.ts'
import type { Database, Transaction } from '../../database/database.ts'

/**
 * The first of the divisions that the claims of the user name, at the last sign-in with a provider that maps
 * divisions; null if they name none. Upper and lower case are the same unless two names differ in nothing else.
 */
export async function findClaimedDivision<Named extends Pick<Division, 'name'>>(
  db: Pick<Database | Transaction, 'linkedIdentity'>,
  userId: string,
  divisions: readonly Named[],
): Promise<Named | null> {
  if (divisions.length === 0) return null
  const identities = await db.linkedIdentity.findMany({
    where: { userId, provider: { isEnabled: true, divisionClaim: { not: '' } } },
    orderBy: { providerId: 'asc' },
    select: { divisions: true },
  })
  for (const claimed of identities.flatMap((identity) => identity.divisions)) {
    const found =
      divisions.find(({ name }) => name === claimed) ??
      divisions.find(({ name }) => name.toLowerCase() === claimed.toLowerCase())
    if (found) return found
  }
  return null
}
