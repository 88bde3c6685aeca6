import { useTranslation } from '../../../i18n/useTranslation.ts'
import { boardTime, figure } from '../model/board-times.ts'
import { totalAt } from '../model/board-reads.ts'
import type { TeamLine } from './timeline-teams.ts'
import { timeTicks, type TimeWindow } from './time-scale.ts'

type Props = { lines: readonly TeamLine[]; whole: TimeWindow; until: number }

const MOST_COLUMNS = 8

/** The chart as a table for screen readers. */
export function TimelineTable({ lines, whole, until }: Props) {
  const { t, i18n } = useTranslation()
  const shape = { locale: i18n.language, spanMs: whole.to - whole.from }
  const moments = [...timeTicks(whole.from, until, MOST_COLUMNS).filter((tick) => tick < until), until]
  return (
    <div className="h-sr">
      <table>
        <caption>{t('scoreboard.tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('scoreboard.team')}</th>
            {moments.map((moment) => (
              <th key={moment} scope="col">
                {boardTime(moment, shape)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ teamId, name, line, total }) => (
            <tr key={teamId}>
              <th scope="row">{name}</th>
              {moments.map((moment) => (
                <td key={moment}>
                  {/* The clock of the page is up to a minute old, and the score is not. */}
                  {figure(moment === until ? total : totalAt(line, moment), i18n.language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
