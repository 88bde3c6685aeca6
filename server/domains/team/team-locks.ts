import type { Transaction } from '../../database.ts'

/** What teams have to know of games, which stand above them. */
export type TeamLocks = {
  /** Whether the team takes part, in whatever state, in a game that has not ended. */
  isBoundToGame(tx: Transaction, teamId: number): Promise<boolean>
}
