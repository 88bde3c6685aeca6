import { graphql, usePreloadedQuery } from 'react-relay'
import type { StatisticsPageQuery } from '../../__generated__/StatisticsPageQuery.graphql.ts'
import { GameTitle } from '../../domains/game/GameTitle.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { ActivityChart } from '../../domains/statistics/ActivityChart.tsx'
import { ChallengeTable } from '../../domains/statistics/ChallengeTable.tsx'
import { GameFigures } from '../../domains/statistics/GameFigures.tsx'
import { ScoreRanges } from '../../domains/statistics/ScoreRanges.tsx'
import { StatisticsDownload } from '../../domains/statistics/StatisticsDownload.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import styles from '../../domains/statistics/Statistics.module.css'

/** The statistics of a game: for organizers from the start on, for others after the end. */
export function StatisticsPage({ queryRef }: PageProps<StatisticsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<StatisticsPageQuery>(
    graphql`
      query StatisticsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          title
          statistics {
            ...GameFigures_statistics
            ...ActivityChart_statistics
            ...ScoreRanges_statistics
            ...ChallengeTable_statistics
            ...StatisticsDownload_statistics
          }
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  const { title, statistics } = game
  return (
    <div className="h-page">
      <GameTitle screen={t('statistics.title')} game={title} />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('statistics.title')}</h1>
          <p className="h-label">{t('statistics.intro')}</p>
        </div>
        {statistics ? <StatisticsDownload statistics={statistics} /> : null}
      </div>
      {statistics ? (
        <div className="h-stack">
          <GameFigures statistics={statistics} />
          <div className={styles.charts}>
            <ActivityChart statistics={statistics} />
            <ScoreRanges statistics={statistics} />
          </div>
          <ChallengeTable statistics={statistics} />
        </div>
      ) : (
        <div className="h-panel">
          <EmptyState title={t('statistics.late')}>{t('statistics.lateText')}</EmptyState>
        </div>
      )}
    </div>
  )
}
