import type { Challenge, Prisma } from '../../../../prisma/generated/client/client.ts'
import type { Transaction } from '../../../database/database.ts'
import { revisionOf } from '../../../use-case/revision.ts'
import { pick } from '../../audit/audit-fields.ts'
import { challengeFields } from './challenge-audit.ts'

/** The rows beside its own of which the form of a challenge consists. */
export const editedRows = {
  extraHints: {
    orderBy: { position: 'asc' },
    select: { id: true, title: true, content: true, cost: true, releaseAt: true },
  },
  requirements: { orderBy: { requiredId: 'asc' }, select: { requiredId: true } },
} as const satisfies Prisma.ChallengeSelect

type EditedChallenge = Challenge & Prisma.ChallengeGetPayload<{ select: typeof editedRows }>

/** Changes with every field of the challenge's form: its columns, all hints, and the challenges that it requires. */
export function challengeRevision({ extraHints, requirements, ...challenge }: EditedChallenge): string {
  return revisionOf({ ...pick(challenge, [...challengeFields, 'hints']), extraHints, requirements })
}

/** The revision of a locked challenge. */
export async function readChallengeRevision(tx: Transaction, id: number): Promise<string> {
  return challengeRevision(await tx.challenge.findUniqueOrThrow({ where: { id }, include: editedRows }))
}
