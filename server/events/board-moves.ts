import type { BoardChangeKind } from '../../prisma/generated/client/enums.ts'
import type { Transaction } from '../database/database.ts'

/** `ids` are what the kind names: submissions, participations, challenges, the game or teams. */
export type BoardChange = { kind: BoardChangeKind; ids: number[] }
export type GameChanges = { gameId: number; changes: BoardChange[] }
export type MovedBoard = { gameId: number; seq: number }

/**
 * How the nouns below the scoreboard move the boards that show them. A transaction that can move a board ends
 * with `move` and, once committed, is told with `tell`.
 */
export type BoardMoves = {
  move(tx: Transaction, games: GameChanges[]): Promise<MovedBoard[]>
  tell(moved: MovedBoard[]): void
  /** The boards that show a team: its name, bio and picture. */
  showingTeam(tx: Transaction, teamId: number): Promise<GameChanges[]>
  /** The boards that a team's deletion moves; to be asked before the rows go. */
  holdingTeam(tx: Transaction, teamId: number): Promise<GameChanges[]>
  /** The boards that name a user as a solver; to be asked before a deletion. */
  namingUser(tx: Transaction, userId: string): Promise<GameChanges[]>
}
