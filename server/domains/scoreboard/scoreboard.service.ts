import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import type { BoardDelta } from './board-delta.ts'
import type { BoardView } from './board-view.ts'
import { isBoardVisible } from './scoreboard.policy.ts'

/** The board of a started game, for anybody. @throws NotFoundError, ConflictError (not started) */
export function readScoreboard(ctx: Context, gameId: number): BoardView | Promise<BoardView> {
  const held = ctx.scoreboards.peek(gameId)
  return held ? requireStarted(ctx, held) : loadScoreboard(ctx, gameId)
}

/** The board of a started game, otherwise null. */
export async function findScoreboard(ctx: Context, gameId: number): Promise<BoardView | null> {
  const view = await ctx.scoreboards.get(gameId)
  return view && isBoardVisible(view, ctx.clock.now()) ? view : null
}

/**
 * Subscribes to changes from version `after`, or from now, on.
 * @throws NotFoundError, ConflictError (not started)
 */
export async function followScoreboard(
  ctx: Context,
  { gameId, after }: { gameId: number; after: number | null },
): Promise<AsyncIterable<BoardDelta>> {
  await readScoreboard(ctx, gameId)
  return ctx.scoreboards.follow(gameId, after)
}

async function loadScoreboard(ctx: Context, gameId: number): Promise<BoardView> {
  const view = await ctx.scoreboards.get(gameId)
  if (!view) throw new NotFoundError('game.notFound')
  return requireStarted(ctx, view)
}

function requireStarted(ctx: Context, view: BoardView): BoardView {
  if (!isBoardVisible(view, ctx.clock.now())) throw new ConflictError('game.notStarted')
  return view
}
