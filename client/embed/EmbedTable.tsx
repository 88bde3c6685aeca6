import { TeamAvatar } from '../components/Avatar.tsx'
import { figure } from '../domains/scoreboard/model/board-times.ts'
import { scoreAt, type LiveBoard } from '../domains/scoreboard/model/live-board.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import styles from './Embed.module.css'

/** The table of the board: rank, team, number of solves and score. */
export function EmbedTable({ board, rows }: { board: LiveBoard; rows: readonly number[] }) {
  const { t, i18n } = useTranslation()
  return (
    <div className="h-panel">
      <table className={styles.table} aria-label={t('scoreboard.board')}>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden>#</span>
              <span className="h-sr">{t('scoreboard.rank')}</span>
            </th>
            <th scope="col">{t('scoreboard.team')}</th>
            <th scope="col">{t('scoreboard.solves')}</th>
            <th scope="col">{t('scoreboard.score')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const team = board.teams[row]
            return team ? (
              <tr key={team.id} data-lead={board.ranks[row] === 1 || undefined}>
                <td>{board.ranks[row]}</td>
                <th scope="row">
                  <span className={styles.team}>
                    <TeamAvatar name={team.name} url={team.avatarUrl} size={24} />
                    <span className="h-trunc" title={team.name}>
                      {team.name}
                    </span>
                  </span>
                </th>
                <td>{figure(board.solvedCounts[row] ?? 0, i18n.language)}</td>
                <td>{figure(scoreAt(board, row), i18n.language)}</td>
              </tr>
            ) : null
          })}
        </tbody>
      </table>
    </div>
  )
}
