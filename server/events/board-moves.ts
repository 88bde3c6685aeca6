import type { BoardChangeKind } from '../../prisma/generated/client/enums.ts'
import type { Transaction } from '../database/database.ts'

/** `ids` belong to the kind: submissions, participations, challenges, the game, teams or adjustments. */
export type BoardChange = { kind: BoardChangeKind; ids: number[] }
export type GameChanges = { gameId: number; changes: BoardChange[] }
export type MovedBoard = { gameId: number; seq: number }

/**
 * Lets domains below the scoreboard update the boards that show their data. A transaction that changes a board ends
 * with `move`; call `publish` after its commit.
 */
export type BoardMoves = {
  move(tx: Transaction, games: GameChanges[]): Promise<MovedBoard[]>
  publish(moved: MovedBoard[]): void
  /** The boards that show a team with its name, bio and picture. */
  showingTeam(tx: Transaction, teamId: number): Promise<GameChanges[]>
  /** The boards that a team's deletion changes; call before the rows are deleted. */
  holdingTeam(tx: Transaction, teamId: number): Promise<GameChanges[]>
  /** The boards that name a user as a solver; call before the user is deleted. */
  namingUser(tx: Transaction, userId: string): Promise<GameChanges[]>
}
