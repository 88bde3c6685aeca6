import { scoreAxis, timeAxis } from '../plot/axis-ticks.ts'
import type { CanvasPen } from './canvas-pen.ts'
import { CASE_PX, dashesOf, inLayers, lineLook } from '../plot/line-look.ts'
import { markPath } from '../line-marks.ts'
import { linePoints, marksPath, stepPath, type LineSpan } from '../plot/line-path.ts'
import {
  hairline,
  highestTotal,
  LABEL_MARGIN,
  scoreY,
  TICK_PX,
  timeLabelY,
  timeX,
  type Frame,
  type Plot,
} from '../plot/plot.ts'
import { scoreScale, spreadLabels, type TimeWindow } from '../time-scale.ts'
import { labelInkOf, type TeamLine } from '../timeline-teams.ts'

export type Picture = {
  lines: readonly TeamLine[]
  whole: TimeWindow
  until: number
  locale: string
  heading: string
  caption: string
}

export const PICTURE = { width: 1600, height: 900 }
const PLOT: Plot = { left: 90, right: 330, top: 130, bottom: 80, width: 1180, height: 690 }
const FONT_PX = 20
const HEADING = { size: 34, y: 54 }
const CAPTION_Y = 94
const LABEL_GAP = 34
/** The distances of a name's parts from the plot: the end of the line to the name, the rank, the key, the name. */
const NAME = { connector: 18, rank: 24, key: 58, text: 108, most: 200 }
/** The piece of a line beside a name. */
const KEY = { width: 40, line: 3, mark: 7 }

/** Draws the whole timeline with a heading and names. */
export function drawPicture(pen: CanvasPen, picture: Picture): void {
  const { lines, whole, until, heading, caption } = picture
  const frame: Frame = { plot: PLOT, shown: whole, highest: scoreScale(highestTotal(lines)).top }
  pen.fill(`M0 0H${PICTURE.width}V${PICTURE.height}H0Z`, '--h-panel')
  pen.write(heading, [PLOT.left, HEADING.y], { color: '--h-text', size: HEADING.size, weight: 600 })
  pen.write(caption, [PLOT.left, CAPTION_Y], { color: '--h-dim', size: FONT_PX })
  drawAxes(pen, frame, picture)
  drawLines(pen, frame, { lines, span: { from: whole.from, until } })
  drawNames(pen, frame, picture)
}

function drawAxes(pen: CanvasPen, frame: Frame, { whole, locale }: Picture): void {
  const { left, top, width, height } = PLOT
  const bottom = top + height
  const label = { color: '--h-dim', size: FONT_PX } as const
  for (const { y, label: score } of scoreAxis(frame, locale)) {
    pen.stroke(`M${left} ${hairline(y)}h${width}`, { color: '--h-line' })
    pen.write(score, [left - LABEL_MARGIN, y], { ...label, align: 'right' })
  }
  for (const tick of timeAxis(frame, { locale, spanMs: whole.to - whole.from, fontSize: FONT_PX })) {
    pen.stroke(`M${hairline(tick.x)} ${bottom}v${TICK_PX}`, { color: '--h-line-strong' })
    if (tick.label !== null)
      pen.write(tick.label, [tick.x, timeLabelY(PLOT, FONT_PX)], { ...label, align: 'center' })
  }
}

function drawLines(
  pen: CanvasPen,
  frame: Frame,
  { lines, span }: { lines: readonly TeamLine[]; span: LineSpan },
): void {
  const drawn = inLayers(lines).map((team) => ({
    team,
    look: lineLook(team, null),
    points: linePoints(team, span, frame),
  }))
  for (const { team, look, points } of drawn) {
    const { width, opacity, dashes } = look
    const path = stepPath(points)
    if (team.tone === 'leader') pen.stroke(path, { color: '--h-live-case', width: width + CASE_PX, opacity })
    pen.stroke(path, { color: team.ink, width, opacity, dashes })
  }
  for (const { team, look, points } of drawn)
    if (team.mark) pen.fill(marksPath(points, team.mark, look.markSize, PLOT), team.ink, look.opacity)
}

function drawNames(pen: CanvasPen, frame: Frame, { lines, until }: Picture): void {
  const shown = lines.filter(({ isShown }) => isShown)
  const endX = timeX(frame, until)
  const right = PLOT.left + PLOT.width
  const heights = spreadLabels(
    shown.map(({ total }) => scoreY(frame, total)),
    LABEL_GAP,
    PLOT.top + PLOT.height,
  )
  for (const [index, line] of shown.entries()) {
    const { rank, name, tone, total, dash, mark } = line
    const color = labelInkOf(line)
    const y = heights[index] ?? 0
    const keyX = right + NAME.key
    pen.stroke(`M${endX + 4} ${scoreY(frame, total)}L${right + NAME.connector} ${y}`, { color, opacity: 0.6 })
    pen.write(`${rank || '–'}`, [right + NAME.rank, y], { color, size: FONT_PX, weight: 600 })
    pen.stroke(`M${keyX} ${y}h${KEY.width}`, { color, width: KEY.line, dashes: dashesOf(dash, KEY.line) })
    if (mark) pen.fill(markPath(mark, KEY.mark, [keyX + KEY.width / 2, y]), color)
    pen.write(name, [right + NAME.text, y], {
      color: '--h-text',
      size: FONT_PX,
      weight: tone === 'other' ? 400 : 600,
      most: NAME.most,
    })
  }
}
