import { useTranslation } from '../../../i18n/useTranslation.ts'
import { CategoryName } from '../../../components/flags/Flag.tsx'
import { adjustmentSums } from '../model/board-reads.ts'
import { figure, signedFigure } from '../model/board-times.ts'
import { categoryShares } from '../model/category-shares.ts'
import type { LiveBoard } from '../model/live-board.ts'
import styles from './TeamSheet.module.css'

/** The parts of a team's score: its solves by category, its awards and the costs of its hints. */
export function CategoryShares({ board, row }: { board: LiveBoard; row: number }) {
  const { t, i18n } = useTranslation()
  const sums = adjustmentSums(board, row)
  return (
    <ul className={styles.shares}>
      {categoryShares(board, row).map(({ category, solved, total, points }) => (
        <li key={category}>
          <CategoryName category={category} />
          <span className={styles.bar}>
            <i style={{ width: `${(100 * solved) / total}%` }} />
          </span>
          <span className="h-num h-dim">
            {solved}/{total}
          </span>
          <b className="h-num">{figure(points, i18n.language)}</b>
        </li>
      ))}
      {sums.map(({ kind, points }) => (
        <li key={kind} className={styles.adjusted}>
          <span className="h-dim">{t(`scoreboard.adjusted.${kind}`)}</span>
          <b className="h-num">{signedFigure(points, i18n.language)}</b>
        </li>
      ))}
    </ul>
  )
}
