import { scoreAxis, timeAxis } from './axis-ticks.ts'
import { hairline, LABEL_MARGIN, TICK_PX, timeLabelY, type Frame } from './plot.ts'
import styles from './TimelinePlot.module.css'

type Props = { frame: Frame; spanMs: number; locale: string; fontSize: number }

/** The lines and labels of the scores, and the ticks and labels of the times. */
export function TimelineAxes({ frame, spanMs, locale, fontSize }: Props) {
  const { left, top, width, height } = frame.plot
  const bottom = top + height
  const scores = scoreAxis(frame, locale)
  const times = timeAxis(frame, { locale, spanMs, fontSize })
  return (
    <g className={styles.axes} style={{ fontSize }}>
      <path className={styles.grid} d={scores.map(({ y }) => `M${left} ${hairline(y)}h${width}`).join('')} />
      <path
        className={styles.ticks}
        d={times.map(({ x }) => `M${hairline(x)} ${bottom}v${TICK_PX}`).join('')}
      />
      {scores.map(({ y, label }) => (
        <text key={label} className={styles.score} x={left - LABEL_MARGIN} y={y} dy="0.29em">
          {label}
        </text>
      ))}
      {times.map(({ x, label }) =>
        label === null ? null : (
          <text key={x} className={styles.time} x={x} y={timeLabelY(frame.plot, fontSize)} dy="0.29em">
            {label}
          </text>
        ),
      )}
    </g>
  )
}
