import { Note } from '../../components/Note.tsx'
import { listNames } from '../../i18n/list-names.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { figure } from './model/board-times.ts'
import type { LiveBoard } from './model/live-board.ts'
import { nextTeam } from './model/next-team.ts'
import styles from './Scoreboard.module.css'

type Props = {
  board: LiveBoard
  /** The rows of the competition, in rank order. */
  rows: readonly number[]
  ownTeamId: number | null
  rankOf: (row: number) => number
}

/** The rank of the viewer's team, the points to the next one, and what would bring them. */
export function NextTeam({ board, rows, ownTeamId, rankOf }: Props) {
  const { t, i18n } = useTranslation()
  const own = ownTeamId === null ? undefined : board.rowOf.get(ownTeamId)
  const next = own === undefined ? null : nextTeam(board, rows, own)
  if (own === undefined || next === null) return null
  const locale = i18n.language
  const titles = next.closing.map(({ title, score }) => `${title} (${figure(score, locale)})`)
  return (
    <div className={styles.next}>
      <Note>
        <p>
          {t(next.gap === 0 ? 'scoreboard.nextTeamTied' : 'scoreboard.nextTeam', {
            rank: figure(rankOf(own), locale),
            points: figure(next.gap, locale),
            team: next.name,
          })}
        </p>
        {titles.length > 0 ? (
          <p className="h-dim">{t('scoreboard.closing', { titles: listNames(titles, locale) })}</p>
        ) : null}
      </Note>
    </div>
  )
}
