import { hiddenSolvesOf } from '../freeze/own-hidden-solves.ts'
import type { BoardView } from '../model/board-view.ts'

/**
 * The total of a team that the team itself can compute: its row of the public board, its hidden solves with the values
 * of that board, and all that it has paid. Awards after the freeze are hidden from the team too. May be negative.
 */
export function knownTotalOf({ all, board }: { all: BoardView; board: BoardView }, teamId: number): number {
  const shown = board.rowByTeam.get(teamId)
  if (all.audience === board.audience) return shown?.total ?? 0
  const known = new Set(shown?.adjustments.map(({ adjustmentId }) => adjustmentId))
  // The public board has no row of testers, so nothing of theirs is known from it.
  const others = (all.rowByTeam.get(teamId)?.adjustments ?? []).filter(
    ({ adjustmentId, kind }) => !known.has(adjustmentId) && (kind === 'Hint' || !shown),
  )
  return [...hiddenSolvesOf({ all, board }, teamId), ...others].reduce(
    (sum, { points }) => sum + points,
    shown?.total ?? 0,
  )
}
