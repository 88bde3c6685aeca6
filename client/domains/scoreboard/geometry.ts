export type Geometry = { row: number; cell: number; rank: number; team: number; score: number; mark: number }

/** Measures of the board in pixels; the style sheet takes them as custom properties. */
export const NORMAL: Geometry = { row: 40, cell: 42, rank: 56, team: 240, score: 92, mark: 14 }

/** For a projector: readable from the last row of the room. */
export const LARGE: Geometry = { row: 56, cell: 54, rank: 76, team: 340, score: 132, mark: 19 }

export function leftOf({ rank, team, score }: Geometry): number {
  return rank + team + score
}

export function geometryStyle(geometry: Geometry): Record<`--${string}`, string> {
  return {
    '--row': `${geometry.row}px`,
    '--cell': `${geometry.cell}px`,
    '--rank': `${geometry.rank}px`,
    '--team': `${geometry.team}px`,
    '--score': `${geometry.score}px`,
  }
}
