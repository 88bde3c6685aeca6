import type { BoardView } from './model/board-view.ts'

/** Whether the board may be shown: to everybody from the start of its game, to nobody before. */
export function isBoardVisible({ start }: Pick<BoardView, 'start'>, now: Date): boolean {
  return start <= now.getTime()
}
