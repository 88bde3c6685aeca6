import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useWidth } from '../element-size.ts'
import { axisWidth, highestTotal, scoreY, timeX, type Frame, type Plot } from './plot/plot.ts'
import { labelInkOf, type TeamLine } from './timeline-teams.ts'
import { FrozenBand } from './FrozenBand.tsx'
import { LineKey } from './LineKey.tsx'
import { scoreScale, spreadLabels, type TimeWindow } from './time-scale.ts'
import { TimelinePlot } from './plot/TimelinePlot.tsx'
import { TimelineTip } from './TimelineTip.tsx'
import styles from './Timeline.module.css'
import { useTimeGestures } from './useTimeGestures.ts'

type Props = {
  lines: readonly TeamLine[]
  whole: TimeWindow
  /** Null for the whole time span. */
  zoom: TimeWindow | null
  onZoom: (window: TimeWindow | null) => void
  until: number
  /** The start of the freeze; null unless the scoreboard is frozen. */
  frozenFrom: number | null
  isRunning: boolean
  size: 'wide' | 'narrow' | 'large'
  /** The height of the chart; without it that of its size. */
  height?: number | undefined
  onToggle: (teamId: number) => void
}

const LAYOUTS = {
  wide: { height: 324, left: 44, right: 196, top: 22, bottom: 28, fontSize: 12 },
  narrow: { height: 220, left: 44, right: 12, top: 22, bottom: 28, fontSize: 12 },
  large: { height: 324, left: 72, right: 264, top: 16, bottom: 28, fontSize: 16 },
} as const

const CONNECTOR_PX = 14
/** The height of a name, which is a button and so must not be smaller. */
const LABEL_PX = 24

/** The plot, and above it the tooltip, the current time and the names. */
export function TimelineChart(props: Props) {
  const { lines, whole, zoom, onZoom, until, frozenFrom, isRunning, size, height, onToggle } = props
  const { t, i18n } = useTranslation()
  const surface = useRef<HTMLDivElement>(null)
  const width = useWidth(surface)
  const [hoveredTeamId, setHoveredTeamId] = useState<number | null>(null)
  const layout = useMemo(() => ({ ...LAYOUTS[size], height: height ?? LAYOUTS[size].height }), [size, height])

  const shown = zoom ?? whole
  const { top: highest } = scoreScale(highestTotal(lines))
  const left = Math.max(layout.left, axisWidth(highest, i18n.language, layout.fontSize))
  const plot = useMemo(() => plotOf(width, layout, left), [width, layout, left])
  const frame = useMemo<Frame>(() => ({ plot, shown, highest }), [plot, shown, highest])
  const span = useMemo(() => ({ from: whole.from, until }), [whole.from, until])

  const { moment, drag, handlers } = useTimeGestures({
    surface,
    plot,
    whole,
    shown,
    onZoom,
    stops: () => [...new Set(lines.flatMap(({ line }) => line.times))].sort((a, b) => a - b),
  })

  const xOf = (time: number) => timeX(frame, time)
  const yOf = (score: number) => scoreY(frame, score)
  const endX = Math.min(plot.left + plot.width, xOf(until))
  const labelX = width - plot.right + CONNECTOR_PX
  const heights = spreadLabels(
    lines.map(({ total }) => yOf(Math.min(total, highest))),
    LABEL_PX,
    layout.height - layout.bottom,
  )
  const hasLabels = size !== 'narrow'
  // Names are at the ends of the lines, which are out of view in an earlier time window.
  const seesEnd = until <= shown.to
  const momentX = moment === null ? 0 : xOf(moment)

  return (
    <div
      ref={surface}
      className={styles.chart}
      style={{ height: layout.height, '--label-size': `${layout.fontSize}px` }}
      data-size={size}
    >
      {plot.width > 0 ? (
        <TimelinePlot
          lines={lines}
          frame={frame}
          span={span}
          spanMs={whole.to - whole.from}
          locale={i18n.language}
          fontSize={layout.fontSize}
          hoveredTeamId={hoveredTeamId}
        />
      ) : null}
      <div
        className={styles.surface}
        tabIndex={0}
        role="application"
        aria-roledescription={t('scoreboard.chart')}
        aria-label={t('scoreboard.chartLabel', { count: lines.length })}
        style={hasLabels ? { right: plot.right - CONNECTOR_PX } : undefined}
        {...handlers}
      />
      <svg className={styles.overlay} width="100%" height={layout.height} aria-hidden>
        {frozenFrom === null || frozenFrom >= until || plot.width <= 0 ? null : (
          <FrozenBand frame={frame} from={frozenFrom} until={until} fontSize={layout.fontSize} />
        )}
        {drag ? (
          <rect
            className={styles.selection}
            x={xOf(Math.min(drag.from, drag.to))}
            y={plot.top}
            width={Math.abs(xOf(drag.to) - xOf(drag.from))}
            height={plot.height}
          />
        ) : null}
        {moment === null ? null : (
          <path className={styles.moment} d={`M${momentX} ${plot.top}v${plot.height}`} />
        )}
        {hasLabels
          ? lines.map((line, index) =>
              line.isShown && seesEnd ? (
                <path
                  key={line.teamId}
                  className={styles.connector}
                  style={{ stroke: `var(${labelInkOf(line)})` }}
                  d={`M${endX + 4} ${yOf(line.total)}L${labelX} ${heights[index] ?? 0}`}
                />
              ) : null,
            )
          : null}
        {isRunning && seesEnd ? (
          <g transform={`translate(${endX} 0)`}>
            <path className={styles.pole} d={`M0 ${plot.top - 8}V${plot.top + plot.height}`} />
            <path className={styles.flag} d={`M0 ${plot.top - 7}h12v9h-12z`} />
          </g>
        ) : null}
      </svg>
      {hasLabels ? (
        <div className={styles.labels}>
          {lines.map((line, index) => (
            <LineLabel
              key={line.teamId}
              line={line}
              style={{ left: labelX + 2, top: heights[index] ?? 0, width: plot.right - CONNECTOR_PX - 2 }}
              onToggle={onToggle}
              onHover={setHoveredTeamId}
            />
          ))}
        </div>
      ) : null}
      {moment === null || drag ? null : (
        <TimelineTip
          lines={lines}
          moment={moment}
          spanMs={whole.to - whole.from}
          x={momentX}
          side={momentX + 260 < width ? 'right' : 'left'}
        />
      )}
    </div>
  )
}

type LabelProps = {
  line: TeamLine
  style: { left: number; top: number; width: number }
  onToggle: (teamId: number) => void
  onHover: (teamId: number | null) => void
}

/** Rank and name at the end of a line; a click hides or shows the line. */
function LineLabel({ line, style, onToggle, onHover }: LabelProps) {
  const { teamId, rank, name, tone, isShown } = line
  return (
    <button
      type="button"
      className={styles.label}
      style={style}
      data-tone={tone}
      aria-pressed={isShown}
      onClick={() => onToggle(teamId)}
      onPointerEnter={() => onHover(teamId)}
      onPointerLeave={() => onHover(null)}
    >
      <b style={{ color: `var(${labelInkOf(line)})` }}>{rank || '–'}</b>
      <LineKey line={line} />
      <span className="h-trunc" title={name}>
        {name}
      </span>
    </button>
  )
}

type Layout = { right: number; top: number; bottom: number; height: number }

function plotOf(width: number, layout: Layout, left: number): Plot {
  const { right, top, bottom, height } = layout
  return { left, right, top, bottom, width: Math.max(0, width - left - right), height: height - top - bottom }
}
