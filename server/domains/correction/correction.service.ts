import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { withReason } from '../../use-case/reason.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { isNotDeleted } from '../game/game.policy.ts'
import { lockSolving } from '../game/set-freeze.ts'
import { chosenSolves, writeRestored, writeVoided, type ChosenSolve } from './correction-rows.ts'
import { restoreInput, voidInput } from './correction.input.ts'

type Sent = { gameId: number } & Record<string, unknown>
type Locked = { id: number; title: string; now: Date }

/**
 * Voids the solves of a selection, so that their answers count as wrong ones. Returns their submissions.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (no such solves)
 */
export async function voidSolves(caller: Context, { gameId, ...raw }: Sent): Promise<number[]> {
  requireAuthor(caller)
  await caller.limits.charge(caller, 'Author')
  const { reason, mayAnswerAgain, ...selection } = parseInput(voidInput, raw)
  const ctx = withReason(caller, reason)
  const { ids, moved } = await ctx.db.$transaction(async (tx) => {
    const locked = await lockJudging(ctx, tx, gameId)
    const chosen = await chosenSolves(tx, { gameId, correction: 'void', selection })
    const ids = requireSome(chosen)
    const again = mayAnswerAgain ?? true
    await writeVoided(ctx, tx, { ids, reason, mayAnswerAgain: again, now: locked.now })
    const moved = await moveBoard(ctx, tx, { gameId, chosen })
    await recordAudit(tx, ctx, {
      action: 'solves.voided',
      subject: { id: gameId, name: locked.title },
      gameId,
      after: { submissionIds: ids, mayAnswerAgain: again },
    })
    return { ids, moved }
  })
  ctx.boards.publish(moved)
  return ids
}

/**
 * Restores the voided solves of a selection with their times and places. Returns their submissions.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (no such solves)
 */
export async function restoreSolves(caller: Context, { gameId, ...raw }: Sent): Promise<number[]> {
  requireAuthor(caller)
  await caller.limits.charge(caller, 'Author')
  const { reason, ...selection } = parseInput(restoreInput, raw)
  const ctx = withReason(caller, reason)
  const { ids, moved } = await ctx.db.$transaction(async (tx) => {
    const { title } = await lockJudging(ctx, tx, gameId)
    const chosen = await chosenSolves(tx, { gameId, correction: 'restore', selection })
    const ids = requireSome(chosen)
    await writeRestored(tx, ids)
    const moved = await moveBoard(ctx, tx, { gameId, chosen })
    await recordAudit(tx, ctx, {
      action: 'solves.restored',
      subject: { id: gameId, name: title },
      gameId,
      after: { submissionIds: ids },
    })
    return { ids, moved }
  })
  ctx.boards.publish(moved)
  return ids
}

/**
 * Waits for all answers of a game that are being judged, and blocks others until the commit. The lock of the game comes
 * in two parts, since a first solve locks its challenge before its game.
 */
async function lockJudging(ctx: Context, tx: Transaction, gameId: number): Promise<Locked> {
  await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
  const game = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted }, select: { title: true } })
  if (!game) throw new NotFoundError('game.notFound')
  const now = await lockSolving(ctx, tx, gameId)
  await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR UPDATE`
  // An answer that waited for the lock sees a new version of the row, and reads the solves again.
  await tx.$executeRaw`UPDATE game SET title = title WHERE id = ${gameId}`
  return { id: gameId, title: game.title, now }
}

function requireSome(chosen: ChosenSolve[]): number[] {
  if (chosen.length === 0) throw new ConflictError('correction.noSolves')
  return chosen.map(({ submissionId }) => submissionId)
}

/** The boards read the solves of the teams again. */
function moveBoard(
  ctx: Context,
  tx: Transaction,
  { gameId, chosen }: { gameId: number; chosen: ChosenSolve[] },
) {
  const ids = [...new Set(chosen.map(({ participationId }) => participationId))]
  const isHidden = chosen.every((solve) => solve.isHidden)
  return ctx.boards.move(tx, [{ gameId, changes: [{ kind: 'participation', ids, isHidden }] }])
}
