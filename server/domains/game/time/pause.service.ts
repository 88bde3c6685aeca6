import { requireAuthor } from '../../../use-case/roles.ts'
import type { Context } from '../../../context.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { hasEnded, hasStarted } from '../game-state.ts'
import { applyMoves, lockTimes, moveInstances, plannedMoves, type LockedGame } from './move-times.ts'
import { publishMoves } from './publish-moves.ts'
import { createTimeNotice } from './time-notice.ts'

/**
 * Pauses a running game: answers are refused until the resume. Every answer is judged before the pause or refused.
 * @throws NotFoundError, ConflictError (not started, ended, paused)
 */
export async function pauseGame(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const noticeId = await ctx.db.$transaction(async (tx) => {
    const locked = await lockTimes(ctx, tx, gameId)
    // Judging shares this lock, so this waits for the answers that are being judged and blocks further ones.
    await tx.$queryRaw`SELECT id FROM game WHERE id = ${gameId} FOR UPDATE`
    requireRunning(locked)
    const { title, end, pausedAt } = locked.game
    if (pausedAt) throw new ConflictError('game.alreadyPaused')
    const [row] = await tx.$queryRaw<[{ at: Date }]>`
      UPDATE game SET paused_at = date_trunc('milliseconds',
        clock_timestamp() + ${ctx.clock.offsetMs}::float8 * interval '1 millisecond')
       WHERE id = ${gameId} RETURNING paused_at AS at`
    const noticeId = await createTimeNotice(tx, ctx, { gameId, key: 'game.pausedNotice', at: row.at, end })
    const subject = { id: gameId, name: title }
    await recordAudit(tx, ctx, { action: 'game.paused', subject, gameId, after: { pausedAt: row.at } })
    return noticeId
  })
  ctx.events.emit('play.changed', { gameId, kinds: ['game'] })
  ctx.events.emit('notice.published', { gameId, noticeId })
}

/**
 * Resumes a paused game, moves the times that were in the future at the pause by its duration, and stores the pause.
 * @throws NotFoundError, ConflictError (not paused)
 */
export async function resumeGame(ctx: Context, gameId: number): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const done = await ctx.db.$transaction(async (tx) => {
    const locked = await lockTimes(ctx, tx, gameId)
    const { title, end, pausedAt } = locked.game
    if (!pausedAt) throw new ConflictError('game.notPaused')
    const byMs = locked.now.getTime() - pausedAt.getTime()
    const moves = await plannedMoves(tx, locked, byMs)
    await applyMoves(tx, gameId, moves)
    const instances = await moveInstances(tx, gameId, byMs)
    await tx.gamePause.create({ data: { gameId, pausedAt, resumedAt: locked.now } })
    const after = await tx.game.update({ where: { id: gameId }, data: { pausedAt: null } })
    const at = locked.now
    const notice = { gameId, key: 'game.resumedNotice', at, end: after.end } as const
    const noticeId = await createTimeNotice(tx, ctx, notice)
    const moved = await ctx.boards.move(tx, [{ gameId, changes: [{ kind: 'game', ids: [gameId] }] }])
    await recordAudit(tx, ctx, {
      action: 'game.resumed',
      subject: { id: gameId, name: title },
      gameId,
      before: { pausedAt, end },
      after: { pausedAt: null, end: after.end },
    })
    return { moved, noticeId, instances }
  })
  publishMoves(ctx, gameId, done)
}

/** @throws ConflictError unless the game has started and not ended */
export function requireRunning({ game, now }: LockedGame): void {
  if (!hasStarted(game, now)) throw new ConflictError('game.notStarted')
  if (hasEnded(game, now)) throw new ConflictError('game.ended', { bodyStatus: 10002 })
}
