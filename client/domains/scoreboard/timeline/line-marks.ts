/** The dashes and marks of lines. 3 and 4 have no common divisor, so the first 12 pairs of them are all different. */
const DASHES = ['solid', 'dashed', 'dotted'] as const
const MARKS = ['circle', 'square', 'triangle', 'diamond'] as const

export type Dash = (typeof DASHES)[number]
/** `arrow` is the mark of the viewer's own team. */
export type Mark = (typeof MARKS)[number] | 'arrow'

export type Point = readonly [x: number, y: number]

const CORNERS = 12

/** The outlines of the marks around 0, from -1 to 1. */
const OUTLINES: Readonly<Record<Mark, readonly Point[]>> = {
  circle: Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    return [round(Math.cos(angle)), round(Math.sin(angle))] as const
  }),
  square: [[-0.85, -0.85], [0.85, -0.85], [0.85, 0.85], [-0.85, 0.85]], // oxfmt-ignore
  triangle: [[0, -1], [1, 0.9], [-1, 0.9]], // oxfmt-ignore
  diamond: [[0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]], // oxfmt-ignore
  arrow: [[0, -1.1], [1, 1.1], [0, 0.45], [-1, 1.1]], // oxfmt-ignore
}

export function dashOf(index: number): Dash {
  return DASHES[index % DASHES.length] ?? 'solid'
}

export function markOf(index: number): Mark {
  return MARKS[index % MARKS.length] ?? 'circle'
}

/** The mark as a path of SVG. */
export function markPath(mark: Mark, radius: number, [x, y]: Point = [0, 0]): string {
  return pathOf(OUTLINES[mark].map(([dx, dy]) => [x + dx * radius, y + dy * radius]))
}

/** The mark as a path of SVG that fills a square of `size` around its center. */
export function fittedMarkPath(mark: Mark, size: number, [x, y]: Point): string {
  const across = rangeOf(OUTLINES[mark].map(([dx]) => dx))
  const down = rangeOf(OUTLINES[mark].map(([, dy]) => dy))
  return pathOf(
    OUTLINES[mark].map(([dx, dy]) => [
      x + ((dx - across.middle) / across.length) * size,
      y + ((dy - down.middle) / down.length) * size,
    ]),
  )
}

function rangeOf(values: readonly number[]): { middle: number; length: number } {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return { middle: (low + high) / 2, length: high - low }
}

function pathOf(corners: readonly Point[]): string {
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** Hundredths of a pixel are exact enough for paths, and keep them short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
