import { fittedMarkPath, round, type Mark, type Point } from '../line-marks.ts'
import { scoreY, timeX, type Frame, type Plot } from './plot.ts'
import type { TeamLine } from '../timeline-teams.ts'

/** The time span of the lines: from the start of the game until now, or until its end. */
export type LineSpan = { from: number; until: number }

/** More marks on one line cover each other. */
const MOST_MARKS = 16

/** The points of a line in pixels: its start, each change of the score, and its end. */
export function linePoints(
  { line, total }: Pick<TeamLine, 'line' | 'total'>,
  { from, until }: LineSpan,
  frame: Frame,
): Point[] {
  const point = (time: number, score: number): Point => [
    round(timeX(frame, time)),
    round(scoreY(frame, score)),
  ]
  return [
    point(from, 0),
    ...line.times.map((time, index) => point(time, line.totals[index] ?? 0)),
    point(Math.max(until, line.times.at(-1) ?? from), total),
  ]
}

/** A path of steps through the points: a score stays until it changes. */
export function stepPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  return first ? `M${first.join(' ')}${rest.map(([x, y]) => `H${x}V${y}`).join('')}` : ''
}

/** The marks of a line as one path, on evenly chosen points that are in the plot. */
export function marksPath(points: readonly Point[], mark: Mark, size: number, plot: Plot): string {
  const step = Math.ceil(points.length / MOST_MARKS)
  return points
    .filter((point, index) => index % step === 0 && isInside(point, plot))
    .map((point) => fittedMarkPath(mark, size, point))
    .join('')
}

/** Half a pixel of tolerance keeps points on the edge. */
function isInside([x, y]: Point, { left, top, width, height }: Plot): boolean {
  return x >= left - 0.5 && x <= left + width + 0.5 && y >= top - 0.5 && y <= top + height + 0.5
}
