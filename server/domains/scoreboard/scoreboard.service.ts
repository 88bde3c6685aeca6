import type { Context } from '../../context.ts'
import { ConflictError, NotFoundError } from '../../use-case/errors.ts'
import { boardAudience } from '../game/audience-of-viewer.ts'
import type { BoardAudience } from '../game/board-audience.ts'
import type { BoardDelta } from './table/board-delta.ts'
import type { BoardView } from './model/board-view.ts'
import { isBoardVisible } from './scoreboard.policy.ts'

/** The board of a started game as the viewer may see it. @throws NotFoundError, ConflictError (not started) */
export function readScoreboard(ctx: Context, gameId: number): BoardView | Promise<BoardView> {
  const held = ctx.scoreboards.peek(gameId, boardAudience(ctx.viewer))
  return held ? requireStarted(ctx, held) : loadScoreboard(ctx, gameId)
}

type Choice = {
  /** Shows organizers the board that players see. */
  asPublic?: boolean | null | undefined
}

/** The board of a started game as the viewer may see it, otherwise null. */
export async function findScoreboard(
  ctx: Context,
  gameId: number,
  choice: Choice = {},
): Promise<BoardView | null> {
  const view = await ctx.scoreboards.get(gameId, audienceOf(ctx, choice))
  return view && isBoardVisible(view, ctx.clock.now()) ? view : null
}

/**
 * Subscribes to changes from version `after`, or from now, on.
 * @throws NotFoundError, ConflictError (not started)
 */
export async function followScoreboard(
  ctx: Context,
  { gameId, after, ...choice }: { gameId: number; after: number | null } & Choice,
): Promise<AsyncIterable<BoardDelta>> {
  await readScoreboard(ctx, gameId)
  return ctx.scoreboards.follow(gameId, { audience: audienceOf(ctx, choice), after })
}

function audienceOf(ctx: Context, { asPublic }: Choice): BoardAudience {
  return asPublic ? 'public' : boardAudience(ctx.viewer)
}

async function loadScoreboard(ctx: Context, gameId: number): Promise<BoardView> {
  const view = await ctx.scoreboards.get(gameId, boardAudience(ctx.viewer))
  if (!view) throw new NotFoundError('game.notFound')
  return requireStarted(ctx, view)
}

function requireStarted(ctx: Context, view: BoardView): BoardView {
  if (!isBoardVisible(view, ctx.clock.now())) throw new ConflictError('game.notStarted')
  return view
}
