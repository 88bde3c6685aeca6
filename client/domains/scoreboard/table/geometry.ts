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
  /** The least and the largest height of the titles. They are as high as the longest one. */
  titleRow: { least: number; most: number }
  /** Whether titles are written from bottom to top. */
  isVertical: boolean
  isLarge: boolean
}

type Space = { columns: number; width: number }

type Limits = { leastCell: number; mostCell: number }

const normalLimits: Limits = { leastCell: 40, mostCell: 72 }
/** Titles are horizontal in columns of this width or more. */
const horizontalCell = 96
const largeLimits: Limits = { leastCell: 40, mostCell: 120 }
/** The edges of the frame. */
const BORDER = 2

const NORMAL: Geometry = {
  row: 40,
  cell: normalLimits.leastCell,
  rank: 56,
  team: 240,
  score: 92,
  mark: 14,
  groupRow: 32,
  titleRow: { least: 56, most: 152 },
  isVertical: true,
  isLarge: false,
}

const LARGE: Geometry = {
  ...NORMAL,
  rank: 76,
  team: 300,
  score: 120,
  mark: 22,
  groupRow: 36,
  titleRow: { least: 56, most: 188 },
  isLarge: true,
}

/** The challenges share the width beside the sticky columns. The names of teams get what the challenges do not need. */
function spread(base: Geometry, { leastCell, mostCell }: Limits, { columns, width }: Space): Geometry {
  // Without challenges there are no vertical titles.
  if (columns === 0) return { ...base, groupRow: 0, titleRow: { least: 36, most: 36 } }
  const inner = width - BORDER
  const fitting = Math.floor((inner - stickyWidth(base)) / columns)
  const cell = Math.min(mostCell, Math.max(leastCell, fitting))
  const rest = inner - base.rank - base.score - columns * cell
  return {
    ...base,
    cell,
    team: Math.max(base.team, rest),
    isVertical: cell < horizontalCell,
  }
}

export const normalGeometry = (space: Space): Geometry => spread(NORMAL, normalLimits, space)

const SMALLER_MARK = 18
const leastRows = 12
const rows = { least: 28, most: 48 }

/** Sizes for a projector: at least twelve rows in the height, readable from a distance. */
export function largeGeometry({ height, ...space }: Space & { height: number }): Geometry {
  const row = Math.min(rows.most, Math.max(rows.least, Math.floor(height / leastRows)))
  return { ...spread(LARGE, largeLimits, space), row, mark: row < 34 ? SMALLER_MARK : LARGE.mark }
}

/** The columns that a projector shows at once. More columns are shown on further pages of the same width. */
export function largeColumns({ columns, width }: Space): number {
  const fitting = Math.max(1, Math.floor((width - BORDER - stickyWidth(LARGE)) / largeLimits.leastCell))
  const pages = Math.ceil(columns / fitting)
  return pages <= 1 ? columns : Math.ceil(columns / pages)
}

/** The width of the columns that stay visible while the challenges scroll: rank, team and score. */
export function stickyWidth({ rank, team, score }: Geometry): number {
  return rank + team + score
}

export function geometryStyle(geometry: Geometry): Record<`--${string}`, string> {
  return {
    '--row': `${geometry.row}px`,
    '--cell': `${geometry.cell}px`,
    '--rank': `${geometry.rank}px`,
    '--team': `${geometry.team}px`,
    '--score': `${geometry.score}px`,
    '--group-row': `${geometry.groupRow}px`,
    '--title-least': `${geometry.titleRow.least}px`,
    '--title-most': `${geometry.titleRow.most}px`,
  }
}
