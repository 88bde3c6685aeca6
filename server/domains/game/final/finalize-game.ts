import type { Game } from '../../../../prisma/generated/client/client.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../database/database.ts'
import { ConflictError, NotFoundError } from '../../../use-case/errors.ts'
import { inputObject, parseInput, requiredText } from '../../../use-case/input.ts'
import { withReason } from '../../../use-case/reason.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { GameChanges } from '../game.input.ts'
import { hasEnded } from '../game-state.ts'
import { isNotDeleted } from '../game.policy.ts'
import { lockSolving } from '../set-freeze.ts'

const reopenInput = inputObject({ reason: requiredText({ max: 500 }) })

/**
 * Declares the result of a game final: from now on a change that moves its board needs a reason. Waits until every
 * solve before the end is judged.
 * @throws NotFoundError, ConflictError (not ended, final already)
 */
export async function finalizeGame(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  await changeFinal(ctx, gameId, async (tx, game) => {
    const now = await lockSolving(ctx, tx, gameId)
    if (!hasEnded(game, now)) throw new ConflictError('game.finalizeNotEnded')
    if (game.finalizedAt) throw new ConflictError('game.alreadyFinal')
    return now
  })
}

/**
 * Reopens the result of a game, with a reason for the audit trail.
 * @throws InvalidInputError, NotFoundError, ConflictError (not final)
 */
export async function reopenGame(ctx: Context, gameId: number, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const { reason } = parseInput(reopenInput, raw)
  await changeFinal(withReason(ctx, reason), gameId, async (_tx, game) => {
    if (!game.finalizedAt) throw new ConflictError('game.notFinal')
    return null
  })
}

async function changeFinal(
  ctx: Context,
  gameId: number,
  timeOf: (tx: Transaction, game: Game) => Promise<Date | null>,
): Promise<void> {
  const moved = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR NO KEY UPDATE`
    const before = await tx.game.findUnique({ where: { id: gameId, ...isNotDeleted } })
    if (!before) throw new NotFoundError('game.notFound')
    const finalizedAt = await timeOf(tx, before)
    await tx.game.update({ where: { id: gameId }, data: { finalizedAt } })
    // The move waits for changes that hold the board, so each of them is either before or after the finalization.
    const changes = [{ kind: 'game' as const, ids: [gameId] }]
    const moved = await ctx.boards.move(tx, [{ gameId, changes }], 'keepsResult')
    await recordAudit(tx, ctx, {
      action: finalizedAt ? 'game.finalized' : 'game.reopened',
      subject: { id: gameId, name: before.title },
      gameId,
      before: { finalizedAt: before.finalizedAt },
      after: { finalizedAt },
    })
    return moved
  })
  ctx.boards.publish(moved)
}

/** A final result belongs to a game that is over, so its end cannot move into the future. @throws ConflictError */
export function requireEndedIfFinal(
  { clock }: Pick<Context, 'clock'>,
  { finalizedAt }: Game,
  { end }: GameChanges,
): void {
  if (finalizedAt && end && end > clock.now()) throw new ConflictError('game.finalizedEnd')
}
