import type { Submission } from '../../../prisma/generated/client/client.ts'
import type { Database } from '../../../server/database/database.ts'

/**
 * Gives a submission what a voided solve, a granted solve and a new verdict show of it. Its solve stays, for the other
 * fields. Returns its id.
 */
export async function markCorrected(db: Database, submission: Submission): Promise<number> {
  const { id: submissionId, gameId, challengeId, participationId, submittedAt, type, userId } = submission
  const place = { submissionId, gameId, challengeId, participationId, solvedAt: submittedAt, type, userId }
  const said = { reason: 'Leaked', mayAnswerAgain: true, voidedAt: submittedAt }
  await db.voidedSolve.create({ data: { ...place, ...said, isRevealed: false, kept: {} } })
  await db.grantedSolve.create({ data: { submissionId, reason: 'Down', grantedAt: submittedAt, userId } })
  const verdict = { reason: 'Wrong flag', judgedAt: submittedAt, userId }
  await db.judgedAgain.create({ data: { submissionId, gameId, challengeId, participationId, ...verdict } })
  return submissionId
}

/** Lets a wrong answer of another team to the challenge be one that its flags accept now. */
export async function misjudge(db: Database, place: { gameId: number; challengeId: number; teamId: number }) {
  const { gameId, challengeId, teamId } = place
  const { id } = await db.submission.findFirstOrThrow({
    where: { gameId, challengeId, teamId: { not: teamId }, status: { not: 'Accepted' } },
  })
  await db.submission.update({ where: { id }, data: { answer: 'flag{shown}' } })
}
