import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Flag } from '../../../components/flags/Flag.tsx'
import { Pennant } from '../../../components/flags/Pennant.tsx'
import { boardTime, figure } from '../model/board-times.ts'
import type { CellSolve } from '../model/board-reads.ts'
import { bloodPlace } from '../model/solve-type.ts'
import { SheetTable } from './SheetTable.tsx'
import styles from './TeamSheet.module.css'

function BloodMark({ type }: Pick<CellSolve, 'type'>) {
  const place = bloodPlace(type)
  return place === null ? null : <Pennant kind={place} size={14} />
}

/** A team's solves as a list. */
export function SolveTable({ solves, spanMs }: { solves: readonly CellSolve[]; spanMs: number }) {
  const { t, i18n } = useTranslation()
  const shape = { locale: i18n.language, spanMs }
  return (
    <SheetTable first={t('scoreboard.challenge')}>
      {solves.map(({ challenge, type, time, userName, points }) => (
        <tr key={challenge.id}>
          <th scope="row">
            <span className={styles.challenge}>
              <Flag category={challenge.category} />
              <span className="h-trunc">{challenge.title}</span>
              <BloodMark type={type} />
            </span>
            {userName ? <small title={userName}>{userName}</small> : null}
          </th>
          <td>{boardTime(time, shape)}</td>
          <td>+{figure(points, i18n.language)}</td>
        </tr>
      ))}
    </SheetTable>
  )
}
