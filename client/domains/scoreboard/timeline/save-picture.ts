import { loadCode } from '../../../relay/transport/load-code.ts'
import { pageColors } from './page-colors.ts'
import { markCorners } from './line-marks.ts'
import { highestOf, timelineOption, type Plot, type TimelineView } from './timeline-option.ts'
import { scoreScale, spreadLabels } from './time-scale.ts'
import { labelInkOf } from './timeline-teams.ts'

type Picture = {
  view: Pick<TimelineView, 'lines' | 'whole' | 'until' | 'locale'>
  heading: string
  caption: string
  fileName: string
}

const WIDTH = 1600
const HEIGHT = 900
const PLOT: Plot = { left: 90, right: 330, top: 130, bottom: 80, width: WIDTH - 420, height: HEIGHT - 210 }
const LABEL_GAP = 34
/** The width of the piece of a line beside a name. */
const KEY_WIDTH = 40

/** Draws the timeline with names and a heading, and saves it as a picture. */
export async function savePicture({ view, heading, caption, fileName }: Picture): Promise<void> {
  const { createChart } = await loadCode(() => import('./timeline-engine.ts'))
  const colorOf = pageColors()
  const holder = document.createElement('div')
  const chart = createChart(holder, { width: WIDTH, height: HEIGHT })
  const font = colorOf('--h-sans')
  const text = (x: number, y: number, content: string, style: object) => ({
    type: 'text' as const,
    x,
    y,
    silent: true,
    style: { text: content, fontFamily: font, fontSize: 20, fill: colorOf('--h-text'), ...style },
  })
  const shown = view.lines.filter(({ isShown }) => isShown)
  const scale = scoreScale(highestOf(view)).top
  const yOf = (total: number) => PLOT.top + (1 - total / scale) * PLOT.height
  const heights = spreadLabels(
    shown.map(({ total }) => yOf(total)),
    LABEL_GAP,
    PLOT.top + PLOT.height,
  )
  const endX = PLOT.left + ((view.until - view.whole.from) / (view.whole.to - view.whole.from)) * PLOT.width
  const labelX = PLOT.left + PLOT.width + 24
  const option = {
    ...timelineOption({ ...view, shown: view.whole, hoveredTeamId: null, fontSize: 20 }, PLOT, colorOf),
    backgroundColor: colorOf('--h-panel'),
    graphic: [
      text(PLOT.left, 44, heading, { fontSize: 34, fontWeight: 600 }),
      text(PLOT.left, 88, caption, { fill: colorOf('--h-dim') }),
      ...shown.flatMap((line, index) => {
        const { rank, name, tone, total, dash, mark } = line
        const y = heights[index] ?? 0
        const color = colorOf(labelInkOf(line))
        const keyX = labelX + 34
        return [
          {
            type: 'polyline' as const,
            silent: true,
            shape: { points: [[endX + 4, yOf(total)], [labelX - 6, y]] }, // oxfmt-ignore
            style: { stroke: color, opacity: 0.6, fill: 'none' },
          },
          text(labelX, y - 11, `${rank || '–'}`, { fill: color, fontWeight: 600 }),
          {
            type: 'polyline' as const,
            silent: true,
            shape: { points: [[keyX, y], [keyX + KEY_WIDTH, y]] }, // oxfmt-ignore
            style: { stroke: color, lineWidth: 3, lineDash: dash, fill: 'none' },
          },
          ...(mark
            ? [
                {
                  type: 'polygon' as const,
                  silent: true,
                  shape: { points: markCorners(mark, 7, [keyX + KEY_WIDTH / 2, y]) },
                  style: { fill: color },
                },
              ]
            : []),
          text(keyX + KEY_WIDTH + 10, y - 11, name, {
            fontWeight: tone === 'other' ? 400 : 600,
            width: PLOT.right - KEY_WIDTH - 90,
            overflow: 'truncate',
          }),
        ]
      }),
    ],
  }
  chart.setOption(option)
  const link = document.createElement('a')
  link.href = chart.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: colorOf('--h-panel') })
  link.download = fileName
  link.click()
  chart.dispose()
}
