import type { Context } from '../../../context.ts'
import { boardAudience } from '../../game/audience-of-viewer.ts'
import type { BoardView } from '../model/board-view.ts'
import { isBoardVisible } from '../scoreboard.policy.ts'

/**
 * The board for the viewer, if its bytes are the same for everybody who sees the public board: it is in memory and up
 * to date, its game has started, and it shows nothing that is hidden from players. Otherwise null.
 */
export function readyPublicBoard(
  { scoreboards, clock, viewer }: Pick<Context, 'scoreboards' | 'clock' | 'viewer'>,
  gameId: number,
): BoardView | null {
  const view = scoreboards.peek(gameId, boardAudience(viewer))
  return view?.audience === 'public' && isBoardVisible(view, clock.now()) ? view : null
}
