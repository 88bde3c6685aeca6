import type { BoardMoves } from '../../board-moves.ts'
import type { EventBus } from '../../events/event-bus.ts'
import {
  boardsHoldingTeam,
  boardsNamingUser,
  boardsShowingTeam,
  bumpBoards,
  sqlOfTransaction,
  tellBoardsMoved,
} from './board-version.ts'

export function createBoardMoves(events: EventBus): BoardMoves {
  return {
    move: (tx, games) => bumpBoards(sqlOfTransaction(tx), games),
    tell(moved) {
      tellBoardsMoved(events, moved)
      for (const { gameId } of moved) events.emit('play.changed', { gameId })
    },
    showingTeam: (tx, teamId) => boardsShowingTeam(sqlOfTransaction(tx), teamId),
    holdingTeam: (tx, teamId) => boardsHoldingTeam(sqlOfTransaction(tx), teamId),
    namingUser: (tx, userId) => boardsNamingUser(sqlOfTransaction(tx), userId),
  }
}
