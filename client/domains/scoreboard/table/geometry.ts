/** Sizes of the board in pixels. The style sheet gets them as custom properties. */
export type Geometry = {
  row: number
  cell: number
  rank: number
  team: number
  score: number
  /** A burgee; pennants are a little larger. */
  mark: number
  groupRow: number
  titleRow: number
  isLarge: boolean
}

export const NORMAL: Geometry = {
  row: 40,
  cell: 42,
  rank: 56,
  team: 240,
  score: 92,
  mark: 14,
  groupRow: 32,
  titleRow: 152,
  isLarge: false,
}

/** Without challenges there are no vertical titles. */
export const BARE: Geometry = { ...NORMAL, groupRow: 0, titleRow: 36 }

const LARGE: Geometry = {
  row: 52,
  cell: 56,
  rank: 76,
  team: 340,
  score: 120,
  mark: 18,
  groupRow: 40,
  titleRow: 184,
  isLarge: true,
}

const EDGES = 64

/** Sizes for a projector: readable from a distance, and with all columns on the screen if they fit. */
export function largeGeometry(columns: number, width: number): Geometry {
  const fitting = Math.floor((width - EDGES - leftOf(LARGE)) / Math.max(1, columns))
  return { ...LARGE, cell: Math.max(NORMAL.cell, Math.min(LARGE.cell, fitting)) }
}

export function leftOf({ rank, team, score }: Geometry): number {
  return rank + team + score
}

export function headOf({ groupRow, titleRow }: Geometry): number {
  return groupRow + titleRow
}

export function geometryStyle(geometry: Geometry): Record<`--${string}`, string> {
  return {
    '--row': `${geometry.row}px`,
    '--cell': `${geometry.cell}px`,
    '--rank': `${geometry.rank}px`,
    '--team': `${geometry.team}px`,
    '--score': `${geometry.score}px`,
    '--group-row': `${geometry.groupRow}px`,
    '--title-row': `${geometry.titleRow}px`,
  }
}
