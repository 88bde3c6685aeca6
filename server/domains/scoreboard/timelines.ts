import { pointsOf, type BoardRow, type BoardView } from './model/board-view.ts'

export type Timeline = {
  team: BoardRow['team']
  /** Times of the solves, ascending. */
  times: number[]
  /** The team's score after each solve, in current points. */
  scores: number[]
}

/** Timelines of the best `top` teams of the game or of one division. */
export function timelines(
  view: BoardView,
  { division, top }: { division: string | null; top: number },
): Timeline[] {
  return bestRows(view, division, top).map((row) => timelineOf(view, row))
}

export function timelineOf(view: BoardView, { team, solves }: BoardRow): Timeline {
  let total = 0
  return {
    team,
    times: solves.map((solve) => solve.time),
    scores: solves.map((solve) => (total += pointsOf(view, solve))),
  }
}

function bestRows(view: BoardView, division: string | null, top: number): BoardRow[] {
  if (division === null) return view.rows.slice(0, top)
  const best: BoardRow[] = []
  for (const row of view.rows) {
    if (best.length >= top) break
    if (row.division === division) best.push(row)
  }
  return best
}
