import { useTranslation } from '../../../i18n/useTranslation.ts'
import { boardTime, signedFigure } from '../model/board-times.ts'
import type { Adjustment } from '../model/live-board.ts'
import { SheetTable } from './SheetTable.tsx'

/** The awards of a team and the costs of its hints as a list. */
export function AdjustmentTable({
  adjustments,
  spanMs,
}: {
  adjustments: readonly Adjustment[]
  spanMs: number
}) {
  const { t, i18n } = useTranslation()
  const shape = { locale: i18n.language, spanMs }
  return (
    <SheetTable first={t('scoreboard.reason')}>
      {adjustments.map(({ kind, points, reason, time }, index) => (
        <tr key={`${time} ${index}`}>
          <th scope="row">{kind === 'Hint' ? t('scoreboard.hintCost') : reason}</th>
          <td>{boardTime(time, shape)}</td>
          <td>{signedFigure(points, i18n.language)}</td>
        </tr>
      ))}
    </SheetTable>
  )
}
