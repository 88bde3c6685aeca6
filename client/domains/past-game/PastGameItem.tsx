import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { PastGameItem_game$key } from '../../__generated__/PastGameItem_game.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { dateRange } from './date-range.ts'
import { Podium } from './Podium.tsx'
import styles from './PastGame.module.css'

/** A past game in the list, with its first three teams. */
export function PastGameItem({ game: key }: { game: PastGameItem_game$key }) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment PastGameItem_game on PastGame {
        databaseId
        title
        start
        end
        teamCount
        leaders {
          place
          teamName
          points
        }
      }
    `,
    key,
  )
  return (
    <article className={`h-panel ${styles.item}`}>
      <h2 className={styles.title}>
        <Link to={`/hall/${game.databaseId}`}>{game.title}</Link>
      </h2>
      <p className="h-label">
        {dateRange(game.start, game.end, i18n.language)}
        {' · '}
        {t('scoreboard.teams', { count: game.teamCount })}
      </p>
      <Podium leaders={game.leaders} />
    </article>
  )
}
