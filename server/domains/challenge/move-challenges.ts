import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import type { MovedBoard } from '../../events/board-moves.ts'
import { isUnlockable, shownIn } from '../game/shown-challenges.ts'

const selectOnBoard = `
SELECT id FROM challenge WHERE id = ANY($1::int[]) AND ${shownIn('challenge')} AND NOT (
  locked_view = 'Hidden' AND ${isUnlockable('challenge')}
  AND NOT EXISTS (SELECT FROM solve WHERE solve.challenge_id = challenge.id))`

/** Those of the challenges that the board has now: shown ones, except hidden ones until the first solve. */
export async function challengesOnBoard(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.$queryRawUnsafe<{ id: number }[]>(selectOnBoard, ids)
  return rows.map(({ id }) => id)
}

/**
 * Moves the board of a change in challenges that it had or has. A change in others leaves its version alone, which
 * everybody can read; a final result refuses it all the same.
 */
export async function moveChallenges(
  ctx: Pick<Context, 'boards'>,
  tx: Transaction,
  { gameId, ids }: { gameId: number; ids: readonly number[] },
): Promise<MovedBoard[]> {
  if (ids.length > 0) {
    return ctx.boards.move(tx, [{ gameId, changes: [{ kind: 'challenge', ids: [...new Set(ids)] }] }])
  }
  await ctx.boards.requireChangeable(tx, [gameId])
  return []
}
