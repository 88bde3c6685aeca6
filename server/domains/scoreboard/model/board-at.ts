import type { BoardRows, ParticipationRow, SolveRow } from './board-rows.ts'
import { viewBoard, type BoardView } from './board-view.ts'
import { computeScoreboard } from './compute-scoreboard.ts'

/**
 * The board with the solves up to a moment, with the teams and challenges of now. It is computed from a view, so it
 * shows no solve that the view hides.
 */
export function boardAt(view: BoardView, time: Date): BoardView {
  const until = time.getTime()
  const participations = new Map<number, ParticipationRow>()
  const solves = new Map<number, SolveRow>()
  for (const { participationId, division, team, solves: counted } of view.rows) {
    participations.set(participationId, { participationId, status: 'Accepted', division, team })
    for (const solve of counted) {
      if (solve.time <= until) solves.set(solve.submissionId, { ...solve, participationId, isRevealed: true })
    }
  }
  const { gameId, seq, start, end, bloodBonus, hiddenFrom } = view
  const rows: BoardRows = {
    game: { id: gameId, start, end, bloodBonus, hiddenFrom },
    participations,
    challenges: new Map([...view.challenges].map(([id, { row }]) => [id, row])),
    solves,
  }
  return viewBoard(computeScoreboard(rows), { seq, updatedAt: Math.min(view.updatedAt, until) })
}
