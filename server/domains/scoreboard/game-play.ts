import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { requirePlayingParticipation } from '../participation/playing.ts'
import type { TeamSolve } from './compute-scoreboard.ts'
import { ownHiddenSolves } from './own-hidden-solves.ts'
import { readScoreboard } from './scoreboard.service.ts'

/**
 * The board of a game for one of its players, with the row of the player's team; null if the team is not on the
 * board. The row has the team's solves after the freeze, but neither its score nor its rank counts them.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError (not playing, not open)
 */
export async function readGamePlay(ctx: Context, gameId: number) {
  requireUser(ctx, 'read')
  const { game, participation } = await requirePlayingParticipation(ctx, gameId)
  const board = await readScoreboard(ctx, game.id)
  const row = board.rowByTeam.get(participation.teamId) ?? null
  const hidden = row ? await ownHiddenSolves(ctx, board, participation.teamId) : []
  const solves = [...(row?.solves ?? []), ...hidden.map(({ solve }) => solve)]
  return { game, participation, board, row: row && { ...row, solves: solves.toSorted(byTime) } }
}

function byTime(a: TeamSolve, b: TeamSolve): number {
  return a.time - b.time || a.submissionId - b.submissionId
}
