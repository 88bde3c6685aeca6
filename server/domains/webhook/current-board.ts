import type { AppServices } from '../../services.ts'
import type { BoardAudience } from '../game/board-audience.ts'
import type { BoardView } from '../scoreboard/model/board-view.ts'

type Services = Pick<AppServices, 'db' | 'events' | 'scoreboards'>

/**
 * The board with every committed change. Another process may have made the last one, and its message may be late, so
 * the version is read from the database first.
 */
export async function readCurrentBoard(
  { db, events, scoreboards }: Services,
  gameId: number,
  audience: BoardAudience,
): Promise<BoardView | null> {
  const stored = await db.gameBoard.findUnique({ where: { gameId }, select: { seq: true } })
  const seq = Number(stored?.seq ?? 0)
  const held = scoreboards.peek(gameId, 'organizer')
  if (!held || held.seq < seq) events.emit('board.moved', { gameId, seq })
  return scoreboards.get(gameId, audience)
}
