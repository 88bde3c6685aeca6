import { requireUser } from '../../use-case/roles.ts'
import type { Context } from '../../context.ts'
import { requirePlayingParticipation } from '../participation/playing.ts'
import { readScoreboard } from './scoreboard.service.ts'

/**
 * The board of a game for one of its players, with the row of the player's team; null if the team is not on the
 * board.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, ConflictError (not playing, not open)
 */
export async function readGamePlay(ctx: Context, gameId: number) {
  requireUser(ctx, 'read')
  const { game, participation } = await requirePlayingParticipation(ctx, gameId)
  const board = await readScoreboard(ctx, game.id)
  return { game, participation, board, row: board.rowByTeam.get(participation.teamId) ?? null }
}
