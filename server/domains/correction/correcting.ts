import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import type { MovedBoard } from '../../events/board-moves.ts'
import { NotFoundError } from '../../use-case/errors.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { lockSolving } from '../game/set-freeze.ts'

type Locked = { id: number; title: string; now: Date }
/** `isOnBoard`: the true board counts the solve. `isHidden`: the public board does not. */
type Corrected = { participationId: number; isOnBoard: boolean; isHidden: boolean }

/**
 * Waits for all answers of a game that are being judged, and blocks others until the commit. The lock of the game comes
 * in two parts, since a first solve locks its challenge before its game.
 */
export async function lockJudging(ctx: Context, tx: Transaction, gameId: number): Promise<Locked> {
  await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
  const game = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted }, select: { title: true } })
  if (!game) throw new NotFoundError('game.notFound')
  const now = await lockSolving(ctx, tx, gameId)
  await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR UPDATE`
  // An answer that waited for the lock sees a new version of the row, and reads the solves again.
  await tx.$executeRaw`UPDATE game SET title = title WHERE id = ${gameId}`
  return { id: gameId, title: game.title, now }
}

const atOnce = 100

/**
 * Tells boards, the pages of the teams and the open lists of monitors of the corrected submissions. Call it after the
 * commit.
 */
export function publishCorrected(
  ctx: Context,
  { gameId, moved, ids }: { gameId: number; moved: MovedBoard[]; ids: readonly number[] },
): void {
  ctx.boards.publish(moved)
  if (moved.length === 0) ctx.events.emit('play.changed', { gameId, kinds: ['participation'] })
  for (let from = 0; from < ids.length; from += atOnce)
    ctx.events.emit('submissions.corrected', { gameId, submissionIds: ids.slice(from, from + atOnce) })
}

/**
 * The boards read the solves of the teams again. Everybody can read the version of the public board, so solves that no
 * board counts, such as those of practice or of a suspended team, move none.
 */
export async function moveBoard(
  ctx: Context,
  tx: Transaction,
  { gameId, chosen }: { gameId: number; chosen: Corrected[] },
): Promise<MovedBoard[]> {
  const counted = chosen.filter(({ isOnBoard }) => isOnBoard)
  if (counted.length === 0) return []
  const ids = [...new Set(counted.map(({ participationId }) => participationId))]
  const isHidden = counted.every((solve) => solve.isHidden)
  return ctx.boards.move(tx, [{ gameId, changes: [{ kind: 'participation', ids, isHidden }] }])
}
