import type { SubmissionType } from '../../../prisma/generated/client/enums.ts'
import type { Context } from '../../context.ts'

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

const types = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'] as const

/** The solve as the board shows it. A solve that is not on the board, such as in practice, has 0 points. */
export async function viewerSolve(
  ctx: Context,
  { id, gameId, solves: [solve] }: { id: number; gameId: number; solves: readonly Solve[] },
) {
  if (!solve) return null
  const board = await ctx.scoreboards.get(gameId)
  const counted = board?.rowByTeam
    .get(solve.submission.teamId)
    ?.solves.find(({ submissionId }) => submissionId === solve.submissionId)
  const type: SubmissionType = counted ? types[counted.type] : 'Normal'
  const points = counted && board?.challenges.get(id)?.points[counted.type]
  return {
    type,
    solvedAt: solve.solvedAt,
    userName: solve.submission.user?.userName ?? null,
    points: points ?? 0,
  }
}
