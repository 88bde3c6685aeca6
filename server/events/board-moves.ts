import type { BoardChangeKind } from '../../prisma/generated/client/enums.ts'
import type { Transaction } from '../database/database.ts'

/**
 * `ids` belong to the kind: submissions, participations, challenges, the game, teams or adjustments. `isHidden`: the
 * public board shows none of them, neither before nor after the change.
 */
export type BoardChange = { kind: BoardChangeKind; ids: number[]; isHidden?: boolean }
export type GameChanges = { gameId: number; changes: BoardChange[] }
/** A new version of a board, and what changed. */
export type MovedBoard = { gameId: number; seq: number; kinds: BoardChangeKind[] }

/**
 * A change that moves the board of a final result is refused, unless it has a reason (`withReason`). A
 * change that `keepsResult` is allowed: it changes neither score nor rank of a ranked team.
 */
type BoardEffect = 'changesResult' | 'keepsResult'

/**
 * Lets domains below the scoreboard update the boards that show their data. A transaction that changes a board ends
 * with `move`; call `publish` after its commit. A game whose result is final refuses it with a ForbiddenError.
 */
export type BoardMoves = {
  move(tx: Transaction, games: GameChanges[], effect?: BoardEffect): Promise<MovedBoard[]>
  /** For changes that can alter a final result without a move. @throws ForbiddenError without a reason */
  requireChangeable(tx: Transaction, gameIds: number[]): Promise<void>
  publish(moved: MovedBoard[]): void
  /** The boards that show a team with its name, bio and picture. */
  showingTeam(tx: Transaction, teamId: number): Promise<GameChanges[]>
  /** The boards that a team's deletion changes; call before the rows are deleted. */
  holdingTeam(tx: Transaction, teamId: number): Promise<GameChanges[]>
  /** The boards that name a user as a solver; call before the user is deleted. */
  namingUser(tx: Transaction, userId: string): Promise<GameChanges[]>
}
