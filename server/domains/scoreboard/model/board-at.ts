import type { AdjustmentRow, BoardRows, ParticipationRow, SolveRow } from './board-rows.ts'
import { viewBoard, type BoardView } from './board-view.ts'
import { computeScoreboard } from './compute-scoreboard.ts'

/**
 * The board with the solves and adjustments up to a moment, with the teams and challenges of now. It is computed from
 * a view, so it shows nothing that the view hides.
 */
export function boardAt(view: BoardView, time: Date): BoardView {
  const until = time.getTime()
  const participations = new Map<number, ParticipationRow>()
  const solves = new Map<number, SolveRow>()
  const adjustments = new Map<number, AdjustmentRow>()
  for (const { participationId, division, team, solves: counted, adjustments: changes } of view.rows) {
    participations.set(participationId, { participationId, status: 'Accepted', division, team })
    for (const solve of counted) {
      if (solve.time <= until) solves.set(solve.submissionId, { ...solve, participationId, isRevealed: true })
    }
    for (const change of changes) {
      if (change.time > until) continue
      adjustments.set(change.adjustmentId, { ...change, participationId, isRevealed: true })
    }
  }
  const { gameId, rights: divisions, seq, start, end, bloodBonus, bloodBonusPoints, hiddenFrom } = view
  const rows: BoardRows = {
    game: { id: gameId, start, end, bloodBonus, bloodBonusPoints, hiddenFrom },
    divisions,
    participations,
    challenges: new Map([...view.challenges].map(([id, { row }]) => [id, row])),
    solves,
    adjustments,
  }
  const version = { seq, updatedAt: Math.min(view.updatedAt, until) }
  return viewBoard(computeScoreboard(rows), version, { face: `${view.audience}-${until}` })
}
