import { createHash } from 'node:crypto'
import type { Transaction } from '../../../database/database.ts'
import type { ChallengeRules } from '../author/challenge.input.ts'
import type { ChallengeKey } from '../challenge-key.ts'

/** Keeps the file that a challenge was imported from. An absent one stays as it is, null removes it. */
export async function storeSource(
  tx: Transaction,
  { gameId, challengeId }: ChallengeKey,
  { source }: Pick<ChallengeRules, 'source'>,
): Promise<void> {
  if (source === undefined) return
  if (source === null) {
    await tx.challengeSource.deleteMany({ where: { challengeId } })
    return
  }
  const kept = { ...source, sha256: sourceHash(source.document) }
  await tx.challengeSource.upsert({
    where: { challengeId },
    create: { challengeId, gameId, ...kept },
    update: kept,
  })
}

/** The SHA-256 by which an import recognizes the text of a file, in hexadecimal digits. */
export function sourceHash(document: string): string {
  return createHash('sha256').update(document).digest('hex')
}
