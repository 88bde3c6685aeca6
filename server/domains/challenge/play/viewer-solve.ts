import type { Context } from '../../../context.ts'
import { showSolve } from './shown-solve.ts'

/** The Prisma selection of a user's team's solve of a challenge. */
export function solvesOfViewer(userId: string) {
  return {
    solves: {
      where: { participation: { members: { some: { userId } } } },
      take: 1,
      select: {
        submissionId: true,
        solvedAt: true,
        submission: { select: { teamId: true, user: { select: { userName: true } } } },
      },
    },
  } as const
}

type Solve = {
  submissionId: number
  solvedAt: Date
  submission: { teamId: number; user: { userName: string } | null }
}

/** The solve as the viewer may see it. A solve that is not on the board, such as in practice, has 0 points. */
export async function viewerSolve(
  ctx: Context,
  { id, gameId, solves: [solve] }: { id: number; gameId: number; solves: readonly Solve[] },
) {
  if (!solve) return null
  const { submissionId, solvedAt, submission } = solve
  const place = { gameId, challengeId: id, teamId: submission.teamId }
  const { type, points, isAfterFreeze } = await showSolve(ctx, { ...place, submissionId })
  return { type, solvedAt, userName: submission.user?.userName ?? null, points: points ?? 0, isAfterFreeze }
}
