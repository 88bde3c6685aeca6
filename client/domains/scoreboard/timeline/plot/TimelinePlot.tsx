import { memo, useId } from 'react'
import { inLayers, lineLook } from './line-look.ts'
import { LineMarks } from './LineMarks.tsx'
import { LineStroke } from './LineStroke.tsx'
import type { LineSpan } from './line-path.ts'
import type { Frame } from './plot.ts'
import { TimelineAxes } from './TimelineAxes.tsx'
import type { TeamLine } from '../timeline-teams.ts'
import styles from './TimelinePlot.module.css'

type Props = {
  lines: readonly TeamLine[]
  frame: Frame
  span: LineSpan
  /** The length of the whole game, which decides the shape of times. */
  spanMs: number
  locale: string
  fontSize: number
  /** The team whose name is under the pointer; its line is highlighted. */
  hoveredTeamId: number | null
}

/** A line at the edge of the plot keeps its whole width. */
const EDGE_PX = 2

/** Axes, lines and marks. It does not depend on the pointer's position, so a movement of the pointer draws none of it again. */
export const TimelinePlot = memo(function TimelinePlot(props: Props) {
  const { lines, frame, span, spanMs, locale, fontSize, hoveredTeamId } = props
  const clip = useId()
  const { left, top, width, height } = frame.plot
  const layers = inLayers(lines).map((team) => ({ team, look: lineLook(team, hoveredTeamId) }))
  return (
    <svg className={styles.plot} width="100%" height="100%" aria-hidden>
      <clipPath id={clip}>
        <rect
          x={left - EDGE_PX}
          y={top - EDGE_PX}
          width={width + 2 * EDGE_PX}
          height={height + 2 * EDGE_PX}
        />
      </clipPath>
      <TimelineAxes frame={frame} spanMs={spanMs} locale={locale} fontSize={fontSize} />
      <g clipPath={`url(#${clip})`}>
        {layers.map(({ team, look }) => (
          <LineStroke key={team.teamId} team={team} span={span} frame={frame} look={look} />
        ))}
      </g>
      {layers.map(({ team, look }) =>
        team.mark ? (
          <LineMarks key={team.teamId} team={team} mark={team.mark} span={span} frame={frame} look={look} />
        ) : null,
      )}
    </svg>
  )
})
