import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { listOf } from '../../../database/row-list.ts'
import { DomainError, NotFoundError } from '../../../use-case/errors.ts'
import { queueJob } from '../../../jobs/job-queue.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { deletionJob } from './delete-game.job.ts'

/**
 * Hides a game from everybody at once. A job deletes its rows, and the files that nothing else uses, because a
 * large game has millions of rows.
 * @throws NotFoundError, ForbiddenError (final result without a reason)
 */
export async function deleteGame(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  try {
    const { title, seq } = await hideGame(ctx, gameId)
    ctx.boards.publish([{ gameId, seq, kinds: ['game'] }])
    const message = `deleted the game ${title} (${gameId}): a job deletes its rows`
    ctx.logs.write({ level: 'Information', status: 'Pending', message, ctx })
  } catch (error) {
    if (!(error instanceof DomainError)) {
      const message = `could not delete the game ${gameId}: nothing was changed`
      ctx.logs.write({ level: 'Error', status: 'Failed', message, ctx })
    }
    throw error
  }
}

function hideGame(ctx: Context, gameId: number): Promise<{ title: string; seq: number }> {
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.game.updateMany({
      where: { id: gameId, deletedAt: null },
      data: { deletedAt: ctx.clock.now() },
    })
    if (count === 0) throw new NotFoundError('game.notFound')
    await ctx.boards.requireChangeable(tx, [gameId])
    const { title, start, end, board, _count } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      include: {
        board: true,
        _count: { select: { challenges: true, participations: true } },
      },
    })
    const submissions = await tx.submission.count({ where: { gameId } })
    // Test containers lose their challenge, so the sweep stops them.
    await tx.challenge.updateMany({ where: { gameId }, data: { isEnabled: false, testContainerId: null } })
    await tx.gameDeletion.create({ data: { gameId } })
    await queueJob(tx, deletionJob(gameId))
    await recordAudit(tx, ctx, {
      action: 'game.deleted',
      subject: { id: gameId, name: title },
      gameId,
      before: { title, start, end, ..._count, submissions },
    })
    return { title, seq: Number(board?.seq ?? 0) + 1 }
  })
}

/** The games whose rows are being deleted, oldest deletion first, for authors. */
export function gameDeletions(ctx: Context) {
  requireAuthor(ctx)
  return listOf(ctx, 'gameDeletion', { orderBy: [{ game: { deletedAt: 'asc' } }, { gameId: 'asc' }] })
}
