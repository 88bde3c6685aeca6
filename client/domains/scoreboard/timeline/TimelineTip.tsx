import { useTranslation } from '../../../i18n/useTranslation.ts'
import { boardTime, figure } from '../model/board-times.ts'
import { totalAt } from '../model/board-reads.ts'
import { LineKey } from './LineKey.tsx'
import type { TeamLine } from './timeline-teams.ts'
import styles from './Timeline.module.css'

type Props = { lines: readonly TeamLine[]; moment: number; spanMs: number; side: 'left' | 'right'; x: number }

const WIDTH = 232
const GAP = 12

/** The scores at the hovered time. */
export function TimelineTip({ lines, moment, spanMs, side, x }: Props) {
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
      <div className={styles.tipTime}>{boardTime(moment, { locale: i18n.language, spanMs })}</div>
      {totals.map((line) => (
        <div key={line.teamId} className={styles.tipRow}>
          <LineKey line={line} />
          <span className="h-grow h-trunc">{line.name}</span>
          <b className="h-num">{figure(line.score, i18n.language)}</b>
        </div>
      ))}
    </div>
  )
}
