import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Flag } from '../../../components/flags/Flag.tsx'
import { Pennant } from '../../../components/flags/Pennant.tsx'
import { boardTime, figure } from '../model/board-times.ts'
import type { CellSolve } from '../model/board-reads.ts'
import styles from './TeamSheet.module.css'

/** A team's solves as a list. */
export function SolveTable({ solves, spanMs }: { solves: readonly CellSolve[]; spanMs: number }) {
  const { t, i18n } = useTranslation()
  const shape = { locale: i18n.language, spanMs }
  return (
    <table className={styles.solves}>
      <thead>
        <tr>
          <th scope="col">{t('scoreboard.challenge')}</th>
          <th scope="col">{t('scoreboard.time')}</th>
          <th scope="col">{t('scoreboard.points')}</th>
        </tr>
      </thead>
      <tbody>
        {solves.map(({ challenge, type, time, userName, points }) => (
          <tr key={challenge.id}>
            <th scope="row">
              <span className={styles.challenge}>
                <Flag category={challenge.category} />
                <span className="h-trunc">{challenge.title}</span>
                {type === 4 ? null : <Pennant kind={type} size={14} />}
              </span>
              {userName ? <small>{userName}</small> : null}
            </th>
            <td>{boardTime(time, shape)}</td>
            <td>+{figure(points, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
