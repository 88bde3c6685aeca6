import { pointsOf, type BoardRow, type BoardView } from './model/board-view.ts'

export type Timeline = {
  team: BoardRow['team']
  /** Times of the solves and adjustments, ascending. */
  times: number[]
  /** The team's score after each of them, in current points. */
  scores: number[]
}

/** Timelines of the best `top` teams of the competition or of one division. */
export function timelines(
  view: BoardView,
  { division, top }: { division: string | null; top: number },
): Timeline[] {
  return bestRows(view, division, top).map((row) => timelineOf(view, row))
}

export function timelineOf(view: BoardView, { team, solves, adjustments }: BoardRow): Timeline {
  const changes = solves.map((solve) => ({ time: solve.time, points: pointsOf(view, solve) }))
  const all =
    adjustments.length === 0 ? changes : [...changes, ...adjustments].sort((a, b) => a.time - b.time)
  let total = 0
  return {
    team,
    times: all.map(({ time }) => time),
    scores: all.map(({ points }) => Math.max(0, (total += points))),
  }
}

function bestRows(view: BoardView, division: string | null, top: number): BoardRow[] {
  const best: BoardRow[] = []
  for (const row of view.rows) {
    if (best.length >= top) break
    if (division === null ? row.standing === 'Ranked' : row.division === division) best.push(row)
  }
  return best
}
