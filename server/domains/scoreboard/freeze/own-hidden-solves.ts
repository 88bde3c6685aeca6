import type { Context } from '../../../context.ts'
import { pointsByType } from '../../../../rules/scoring/blood-bonus.ts'
import { dynamicScore } from '../../../../rules/scoring/score-curve.ts'
import { challengeOf, type BoardChallenge, type BoardView } from '../model/board-view.ts'
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
  return all ? hiddenSolvesOf({ all, board }, teamId) : []
}

/** As `ownHiddenSolves`, of the board with all solves. */
export function hiddenSolvesOf(
  { all, board }: { all: BoardView; board: BoardView },
  teamId: number,
): HiddenSolve[] {
  if (all.audience === board.audience) return []
  const shown = new Set(board.rowByTeam.get(teamId)?.solves.map(({ submissionId }) => submissionId))
  return (all.rowByTeam.get(teamId)?.solves ?? [])
    .filter(({ submissionId }) => !shown.has(submissionId))
    .map((hidden) => {
      const solve: TeamSolve = { ...hidden, type: 4 }
      const challenge = board.challenges.get(solve.challengeId) ?? unsolved(board, challengeOf(all, solve))
      return { solve, challenge, points: challenge.points[solve.type] ?? 0 }
    })
}

/** A challenge that a board does not have yet, since it shows no solve of it. */
function unsolved(board: BoardView, { row }: BoardChallenge): BoardChallenge {
  const score = dynamicScore(row, 0)
  const points = pointsByType(score, board)
  return { face: board.audience, row, score, points, solvedCount: 0, bloods: [] }
}
