import { useTranslation } from 'react-i18next'
import { boardMoment, figure } from './board-moments.ts'
import { totalAt } from './board-reads.ts'
import type { TeamLine } from './time-line-teams.ts'
import styles from './TimeLine.module.css'

type Props = { lines: readonly TeamLine[]; moment: number; spanMs: number; side: 'left' | 'right'; x: number }

const WIDTH = 232
const GAP = 12

/** Who had how much at the moment that is pointed at. */
export function TimeLineTip({ lines, moment, spanMs, side, x }: Props) {
  const { i18n } = useTranslation()
  const totals = lines
    .filter(({ isShown }) => isShown)
    .map((line) => ({ ...line, score: totalAt(line.line, moment) }))
    .sort((a, b) => b.score - a.score || a.rank - b.rank)
  return (
    <div
      className={styles.tip}
      role="status"
      style={{ width: WIDTH, left: side === 'right' ? x + GAP : x - WIDTH - GAP }}
    >
      <div className={styles.tipTime}>{boardMoment(moment, { locale: i18n.language, spanMs })}</div>
      {totals.map(({ teamId, name, ink, score }) => (
        <div key={teamId} className={styles.tipRow}>
          <i style={{ background: `var(${ink})` }} />
          <span className="h-grow h-trunc">{name}</span>
          <b className="h-num">{figure(score, i18n.language)}</b>
        </div>
      ))}
    </div>
  )
}
