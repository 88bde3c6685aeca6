import type { Context } from '../../../context.ts'
import type { MovedBoard } from '../../../events/board-moves.ts'
import type { MovedInstance } from './move-times.ts'

type Done = { moved: MovedBoard[]; noticeId: number; instances: MovedInstance[] }

/** Publishes moved times after their commit. */
export function publishMoves(ctx: Context, gameId: number, { moved, noticeId, instances }: Done): void {
  ctx.boards.publish(moved)
  ctx.events.emit('play.changed', { gameId, kinds: ['game'] })
  ctx.events.emit('notice.published', { gameId, noticeId })
  for (const instance of instances) ctx.events.emit('container.changed', { gameId, ...instance })
}
