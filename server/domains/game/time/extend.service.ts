import { createHash } from 'node:crypto'
import type { Game } from '../../../../prisma/generated/client/client.ts'
import { extensionLimits } from '../../../../rules/field-limits.ts'
import type { Context } from '../../../context.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { ConflictError } from '../../../use-case/errors.ts'
import { inputObject, int32, parseInput, text } from '../../../use-case/input.ts'
import { requireAuthor } from '../../../use-case/roles.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { mayAuthorGames } from '../game.policy.ts'
import { gameState } from '../game-state.ts'
import {
  applyMoves,
  countInstances,
  lockTimes,
  moveInstances,
  plannedMoves,
  type TimeMove,
} from './move-times.ts'
import { requireRunning } from './pause.service.ts'
import { publishMoves } from './publish-moves.ts'
import { createTimeNotice } from './time-notice.ts'

const minuteMs = 60_000
const minutes = int32({ min: 1, max: extensionLimits.minutes })
const previewInput = inputObject({ minutes })
const extendInput = inputObject({ minutes, version: text(64) })

export type Extension = { minutes: number; version: string; moves: TimeMove[]; instanceCount: number }

/**
 * Previews an extension of a game for authors; null for others, and unless the game runs.
 * @throws InvalidInputError
 */
export async function previewExtension(ctx: Context, game: Game, raw: unknown): Promise<Extension | null> {
  if (!mayAuthorGames(ctx.viewer)) return null
  const input = parseInput(previewInput, raw)
  const current = { game, now: await databaseTime(ctx.db, ctx.clock) }
  if (gameState(game, current.now) !== 'Running') return null
  const moves = await plannedMoves(ctx.db, current, input.minutes * minuteMs)
  const instanceCount = await countInstances(ctx.db, game.id)
  return { minutes: input.minutes, version: versionOf(game, moves), moves, instanceCount }
}

/**
 * Extends a running game by minutes: moves the times that are still in the future, if they are those of the preview with
 * this version.
 * @throws InvalidInputError, NotFoundError, ConflictError (not started, ended, changed since the preview)
 */
export async function extendGame(ctx: Context, gameId: number, raw: unknown): Promise<void> {
  requireAuthor(ctx)
  await ctx.limits.charge(ctx, 'Author')
  const input = parseInput(extendInput, raw)
  const byMs = input.minutes * minuteMs
  const done = await ctx.db.$transaction(async (tx) => {
    const locked = await lockTimes(ctx, tx, gameId)
    requireRunning(locked)
    const moves = await plannedMoves(tx, locked, byMs)
    if (versionOf(locked.game, moves) !== input.version) throw new ConflictError('game.timesChanged')
    await applyMoves(tx, gameId, moves)
    const instances = await moveInstances(tx, gameId, byMs)
    const after = await tx.game.findUniqueOrThrow({ where: { id: gameId } })
    const notice = { gameId, key: 'game.extendedNotice', at: locked.now, end: after.end } as const
    const noticeId = await createTimeNotice(tx, ctx, notice)
    const moved = await ctx.boards.move(tx, [{ gameId, changes: [{ kind: 'game', ids: [gameId] }] }])
    await recordAudit(tx, ctx, {
      action: 'game.extended',
      subject: { id: gameId, name: after.title },
      gameId,
      before: { end: locked.game.end },
      after: { end: after.end, minutes: input.minutes },
    })
    return { moved, noticeId, instances }
  })
  publishMoves(ctx, gameId, done)
}

/** Changes when one of the times changes or passes, and when the game is paused or resumed. */
function versionOf({ id, start, pausedAt }: Game, moves: TimeMove[]): string {
  const times = moves.map(({ kind, challenge, hintId, before }) => [
    kind,
    hintId ?? challenge?.id ?? null,
    before.getTime(),
  ])
  return createHash('sha256')
    .update(JSON.stringify([id, start, pausedAt, times]))
    .digest('base64url')
}
