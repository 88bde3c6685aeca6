import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import type { BoardChange, MovedBoard } from '../../events/board-moves.ts'
import { isUnlockable, shownIn } from '../game/shown-challenges.ts'
import { isSolvedOnBoard } from '../game/solved-on-board.ts'

/** A challenge that the true board has. `isPublic`: the public one has it too. */
export type OnBoard = { id: number; isPublic: boolean }

const isHiddenUntilSolved = `(locked_view = 'Hidden' AND ${isUnlockable('challenge')})`

const selectOnBoard = `
SELECT id, NOT ${isHiddenUntilSolved} OR ${isSolvedOnBoard('challenge')} AS "isPublic"
  FROM challenge WHERE id = ANY($1::int[]) AND ${shownIn('challenge')}
   AND (NOT ${isHiddenUntilSolved} OR ${isSolvedOnBoard('challenge', 'true')})`

/** Those of the challenges that the board has now: shown ones, except hidden ones until the first solve. */
export function challengesOnBoard(tx: Transaction, ids: readonly number[]): Promise<OnBoard[]> {
  return tx.$queryRawUnsafe<OnBoard[]>(selectOnBoard, ids)
}

/** The change of a board in challenges that it had or has. */
export function challengeChange(onBoard: readonly OnBoard[]): BoardChange {
  const ids = [...new Set(onBoard.map(({ id }) => id))]
  return { kind: 'challenge', ids, isHidden: onBoard.every(({ isPublic }) => !isPublic) }
}

/**
 * Moves the board of a change in challenges that it had or has. A change in others leaves its version alone, which
 * everybody can read; a final result refuses it all the same.
 */
export async function moveChallenges(
  ctx: Pick<Context, 'boards'>,
  tx: Transaction,
  { gameId, onBoard }: { gameId: number; onBoard: readonly OnBoard[] },
): Promise<MovedBoard[]> {
  if (onBoard.length > 0) return ctx.boards.move(tx, [{ gameId, changes: [challengeChange(onBoard)] }])
  await ctx.boards.requireChangeable(tx, [gameId])
  return []
}
