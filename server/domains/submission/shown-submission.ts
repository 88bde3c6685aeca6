import type { Submission } from '../../../prisma/generated/client/client.ts'
import type { Context } from '../../context.ts'
import { showSolve, type ShownSolve } from '../challenge/play/shown-solve.ts'

type Row = Pick<Submission, 'id' | 'gameId' | 'challengeId' | 'teamId' | 'status'>

/** A correct submission as the viewer may see it; null for a wrong one. */
export async function shownSubmission(ctx: Context, row: Row): Promise<ShownSolve | null> {
  if (row.status !== 'Accepted') return null
  const { id: submissionId, gameId, challengeId, teamId } = row
  return showSolve(ctx, { gameId, challengeId, teamId, submissionId })
}
