import { graphql, usePreloadedQuery } from 'react-relay'
import type { RatingsPageQuery } from '../../__generated__/RatingsPageQuery.graphql.ts'
import { GameTitle } from '../../domains/game/GameTitle.tsx'
import { RatingComments } from '../../domains/rating/RatingComments.tsx'
import { RatingSummary } from '../../domains/rating/RatingSummary.tsx'
import { RatingTable } from '../../domains/rating/RatingTable.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import styles from '../../domains/rating/Rating.module.css'

/** The ratings of the challenges of a game: for organizers at once, for others after the end. */
export function RatingsPage({ queryRef }: PageProps<RatingsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<RatingsPageQuery>(
    graphql`
      query RatingsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          title
          ...RatingSummary_game
          ...RatingTable_game
          ...RatingComments_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <div className="h-page">
      <GameTitle screen={t('rating.title')} game={game.title} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('rating.title')}</h1>
          <p className="h-label">{t('rating.intro')}</p>
        </div>
      </div>
      <div className={styles.page}>
        <div>
          <RatingSummary game={game} />
          <RatingTable game={game} />
        </div>
        <RatingComments game={game} />
      </div>
    </div>
  )
}
