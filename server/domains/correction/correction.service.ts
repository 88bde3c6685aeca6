import type { Context } from '../../context.ts'
import { ConflictError } from '../../use-case/errors.ts'
import { parseInput } from '../../use-case/input.ts'
import { withReason } from '../../use-case/reason.ts'
import { requireAuthor } from '../../use-case/roles.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockJudging, moveBoard, publishCorrected } from './correcting.ts'
import { chosenSolves, writeRestored, writeVoided, type ChosenSolve } from './correction-rows.ts'
import { restoreInput, voidInput } from './correction.input.ts'

/**
 * Voids the solves of a selection, so that their answers count as wrong ones. Returns their submissions.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (no such solves)
 */
export async function voidSolves(caller: Context, gameId: number, raw: unknown): Promise<number[]> {
  requireAuthor(caller)
  await caller.limits.charge(caller, 'Author')
  const { reason, mayAnswerAgain, ...selection } = parseInput(voidInput, raw)
  const ctx = withReason(caller, reason)
  const { ids, changed, moved } = await ctx.db.$transaction(async (tx) => {
    const locked = await lockJudging(ctx, tx, gameId)
    const chosen = await chosenSolves(tx, { gameId, correction: 'void', selection })
    const ids = requireSome(chosen)
    const again = mayAnswerAgain ?? true
    const changed = await writeVoided(ctx, tx, { ids, reason, mayAnswerAgain: again, now: locked.now })
    const moved = await moveBoard(ctx, tx, { gameId, chosen })
    await recordAudit(tx, ctx, {
      action: 'solves.voided',
      subject: { id: gameId, name: locked.title },
      gameId,
      after: { submissionIds: ids, mayAnswerAgain: again },
    })
    return { ids, changed, moved }
  })
  publishCorrected(ctx, { gameId, moved, ids: changed })
  return ids
}

/**
 * Restores the voided solves of a selection with their times and places. Returns their submissions.
 * @throws UnauthenticatedError, ForbiddenError, InvalidInputError, NotFoundError, ConflictError (no such solves)
 */
export async function restoreSolves(caller: Context, gameId: number, raw: unknown): Promise<number[]> {
  requireAuthor(caller)
  await caller.limits.charge(caller, 'Author')
  const { reason, ...selection } = parseInput(restoreInput, raw)
  const ctx = withReason(caller, reason)
  const { ids, changed, moved } = await ctx.db.$transaction(async (tx) => {
    const { title } = await lockJudging(ctx, tx, gameId)
    const chosen = await chosenSolves(tx, { gameId, correction: 'restore', selection })
    const ids = requireSome(chosen)
    const changed = await writeRestored(tx, ids)
    const moved = await moveBoard(ctx, tx, { gameId, chosen })
    await recordAudit(tx, ctx, {
      action: 'solves.restored',
      subject: { id: gameId, name: title },
      gameId,
      after: { submissionIds: ids },
    })
    return { ids, changed, moved }
  })
  publishCorrected(ctx, { gameId, moved, ids: changed })
  return ids
}

function requireSome(chosen: ChosenSolve[]): number[] {
  if (chosen.length === 0) throw new ConflictError('correction.noSolves')
  return chosen.map(({ submissionId }) => submissionId)
}
