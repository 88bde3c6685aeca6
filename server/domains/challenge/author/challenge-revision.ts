import type { Challenge } from '../../../../prisma/generated/client/client.ts'
import type { Database, Transaction } from '../../../database/database.ts'
import { revisionOf } from '../../../use-case/revision.ts'
import { pick } from '../../audit/audit-fields.ts'
import { requiredIdsOf } from '../play/unlocks.ts'
import { challengeFields } from './challenge-audit.ts'

/** Changes with every field of the challenge's form: its columns, all hints, and the challenges that it requires. */
export async function challengeRevision(
  { db }: { db: Database | Transaction },
  challenge: Challenge,
): Promise<string> {
  const extraHints = await db.hint.findMany({
    where: { challengeId: challenge.id },
    orderBy: { position: 'asc' },
    select: { id: true, title: true, content: true, cost: true, releaseAt: true },
  })
  const requiredChallengeIds = await requiredIdsOf({ db }, challenge.id)
  const columns = pick(challenge, [...challengeFields, 'hints'])
  return revisionOf({ ...columns, extraHints, requiredChallengeIds })
}
