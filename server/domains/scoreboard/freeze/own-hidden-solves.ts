import type { Context } from '../../../context.ts'
import { challengeOf, pointsOf, type BoardChallenge, type BoardView } from '../model/board-view.ts'
import type { TeamSolve } from '../model/board-state.ts'

export type HiddenSolve = { solve: TeamSolve; challenge: BoardChallenge; points: number }

/**
 * The solves of a team that a board leaves out because of the freeze, or because the team is one of testers, in order
 * of time: with the points of that board, and without a place. For the team itself and for organizers.
 */
export async function ownHiddenSolves(
  ctx: Context,
  board: BoardView,
  teamId: number,
): Promise<HiddenSolve[]> {
  const all = await ctx.scoreboards.get(board.gameId, 'organizer')
  if (!all || all.audience === board.audience) return []
  const shown = new Set(board.rowByTeam.get(teamId)?.solves.map(({ submissionId }) => submissionId))
  return (all.rowByTeam.get(teamId)?.solves ?? [])
    .filter(({ submissionId, challengeId }) => !shown.has(submissionId) && board.challenges.has(challengeId))
    .map((hidden) => {
      const solve: TeamSolve = { ...hidden, type: 4 }
      return { solve, challenge: challengeOf(board, solve), points: pointsOf(board, solve) }
    })
}
