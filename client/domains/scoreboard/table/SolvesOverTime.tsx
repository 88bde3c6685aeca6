import { useTranslation } from '../../../i18n/useTranslation.ts'
import { boardTime, figure } from '../model/board-times.ts'
import type { Timeline } from '../model/board-reads.ts'
import { scoreScale, type TimeWindow } from '../timeline/time-scale.ts'
import styles from './TeamSheet.module.css'

const WIDTH = 400
const HEIGHT = 96

/** A small chart of a team's score. Its axes show their ends only. */
export function SolvesOverTime({ line, whole }: { line: Timeline; whole: TimeWindow }) {
  const { t, i18n } = useTranslation()
  const total = line.totals.at(-1) ?? 0
  const { top } = scoreScale(Math.max(0, ...line.totals))
  const spanMs = whole.to - whole.from
  const x = (time: number) => ((Math.min(time, whole.to) - whole.from) / spanMs) * WIDTH
  const y = (score: number) => HEIGHT - 2 - (score / top) * (HEIGHT - 8)
  const steps = line.times.map((time, index) => `H${x(time)}V${y(line.totals[index] ?? 0)}`).join('')
  const shape = { locale: i18n.language, spanMs }
  return (
    <figure>
      <p className={styles.sparkTop}>{figure(top, i18n.language)}</p>
      <svg
        className={styles.spark}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('scoreboard.overTimeLabel', { total: figure(total, i18n.language) })}
      >
        <path
          className={styles.sparkBase}
          d={`M0 ${y(top)}H${WIDTH}M0 ${y(0)}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className={styles.sparkLine}
          d={`M0 ${y(0)}${steps}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className={styles.sparkEnds}>
        <span>{boardTime(whole.from, shape)}</span>
        <span>{boardTime(whole.to, shape)}</span>
      </figcaption>
    </figure>
  )
}
