import type { Submission } from '../../../prisma/generated/client/client.ts'
import type { Database } from '../../../server/database/database.ts'

/**
 * Gives a submission what a voided and what a granted solve show of it. Its solve stays, for the other fields. Returns
 * its id.
 */
export async function markCorrected(db: Database, submission: Submission): Promise<number> {
  const { id: submissionId, gameId, challengeId, participationId, submittedAt, type, userId } = submission
  const place = { submissionId, gameId, challengeId, participationId, solvedAt: submittedAt, type, userId }
  const said = { reason: 'Leaked', mayAnswerAgain: true, voidedAt: submittedAt }
  await db.voidedSolve.create({ data: { ...place, ...said, isRevealed: false, kept: {} } })
  await db.grantedSolve.create({ data: { submissionId, reason: 'Down', grantedAt: submittedAt, userId } })
  return submissionId
}
