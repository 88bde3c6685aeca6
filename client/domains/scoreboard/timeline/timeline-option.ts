import type { LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import { boardTime, figure } from '../model/board-times.ts'
import { markPath } from './line-marks.ts'
import { scoreScale, timeTicks, type TimeWindow } from './time-scale.ts'
import type { TeamLine } from './timeline-teams.ts'

type TimelineOption = ComposeOption<LineSeriesOption | GridComponentOption>

/** The plot area in pixels. */
export type Plot = { left: number; right: number; top: number; bottom: number; width: number; height: number }

export type TimelineView = {
  lines: readonly TeamLine[]
  whole: TimeWindow
  shown: TimeWindow
  /** The end of the lines: now, or the end of the game. */
  until: number
  locale: string
  /** The team whose name is under the pointer; its line is highlighted. */
  hoveredTeamId: number | null
  fontSize: number
}

export type Colors = (property: `--${string}`) => string

const WIDTH_PER_TICK = 130
const NARROW = { plot: 500, tick: 65 }
const HALF_LABEL = 32
const LABEL_MARGIN = 10
/** More marks on one line cover each other. */
const MOST_MARKS = 16

export function highestOf({ lines }: Pick<TimelineView, 'lines'>): number {
  return Math.max(0, ...lines.filter(({ isShown }) => isShown).map(({ total }) => total))
}

/** The width of the score axis: tabular digits are 0.6 em wide, group separators half of that. */
export function axisWidth(highest: number, locale: string, fontSize: number): number {
  const text = figure(highest, locale)
  const digits = text.replaceAll(/\D/g, '').length
  return Math.ceil((digits * 0.6 + (text.length - digits) * 0.3) * fontSize) + LABEL_MARGIN
}

/** Axis colors are set explicitly, because ECharts does not know the color schemes. */
export function timelineOption(view: TimelineView, plot: Plot, colorOf: Colors): TimelineOption {
  const { lines, whole, shown, until, locale, hoveredTeamId, fontSize } = view
  const { top, step } = scoreScale(highestOf(view))
  const perTick = plot.width < NARROW.plot ? NARROW.tick : WIDTH_PER_TICK
  const ticks = timeTicks(shown.from, shown.to, Math.max(2, Math.floor(plot.width / perTick)))
  const label = { color: colorOf('--h-dim'), fontSize, fontFamily: colorOf('--h-sans') }
  return {
    animation: false,
    grid: {
      left: plot.left,
      top: plot.top,
      width: plot.width,
      height: plot.height,
      // The plot area is independent of the labels, because other layers are aligned to it.
      outerBoundsMode: 'none',
    },
    xAxis: {
      type: 'value',
      min: shown.from,
      max: shown.to,
      axisLine: { show: false },
      splitLine: { show: false },
      axisTick: {
        show: true,
        length: 4,
        lineStyle: { color: colorOf('--h-line-strong') },
        customValues: ticks,
      },
      axisLabel: {
        ...label,
        margin: LABEL_MARGIN,
        hideOverlap: true,
        customValues: ticks.filter((tick) => hasRoom(tick, shown, plot)),
        formatter: (time: number) => boardTime(time, { locale, spanMs: whole.to - whole.from }),
      },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: top,
      interval: step,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { ...label, margin: LABEL_MARGIN, formatter: (score: number) => figure(score, locale) },
      splitLine: { lineStyle: { color: colorOf('--h-line') } },
    },
    // The leader's line is drawn last, above the viewer's own line.
    series: lines
      .filter(({ isShown }) => isShown)
      .toSorted((a, b) => layerOf(a) - layerOf(b))
      .flatMap((line) => seriesOf(line, { from: whole.from, until, hoveredTeamId, colorOf })),
  }
}

/** Whether a label around the tick stays inside the chart. */
function hasRoom(tick: number, shown: TimeWindow, { left, right, width }: Plot): boolean {
  const x = ((tick - shown.from) / (shown.to - shown.from)) * width
  return x + left >= HALF_LABEL && width - x + right >= HALF_LABEL
}

function layerOf({ tone }: TeamLine): number {
  return tone === 'leader' ? 2 : tone === 'own' ? 1 : 0
}

type Drawing = { from: number; until: number; hoveredTeamId: number | null; colorOf: Colors }

function seriesOf(team: TeamLine, drawing: Drawing): LineSeriesOption[] {
  const { teamId, ink, dash, mark, tone, line, total } = team
  const { from, until, hoveredTeamId, colorOf } = drawing
  const data: [number, number][] = [
    [from, 0],
    ...line.times.map((time, index): [number, number] => [time, line.totals[index] ?? 0]),
    [Math.max(until, line.times.at(-1) ?? from), total],
  ]
  const isHighlighted = tone !== 'other' || hoveredTeamId === teamId
  const width = isHighlighted ? 2.5 : 1.5
  const opacity = hoveredTeamId !== null && hoveredTeamId !== teamId ? 0.25 : isHighlighted ? 1 : 0.85
  const draw = (id: string, color: string, thick: number): LineSeriesOption => ({
    type: 'line',
    id,
    data,
    step: 'end',
    symbol: 'none',
    silent: true,
    lineStyle: { color, type: dash, width: thick, opacity, join: 'round' },
  })
  const own = draw(String(teamId), colorOf(ink), width)
  if (mark) {
    const size = isHighlighted ? 9 : 7
    const step = Math.ceil(data.length / MOST_MARKS)
    Object.assign(own, {
      symbol: `path://${markPath(mark, size)}`,
      symbolSize: (_: unknown, { dataIndex }: { dataIndex: number }) => (dataIndex % step === 0 ? size : 0),
      showAllSymbol: true,
      itemStyle: { color: colorOf(ink), opacity },
    } satisfies LineSeriesOption)
  }
  return tone === 'leader' ? [draw('case', colorOf('--h-live-case'), width + 2), own] : [own]
}
