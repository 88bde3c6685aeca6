import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { ReviewPageQuery } from '../../../__generated__/ReviewPageQuery.graphql.ts'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { ReviewFilters } from '../../../domains/participation/review/ReviewFilters.tsx'
import {
  REVIEW_SORTS,
  reviewOrderInAddress,
  reviewStatusInAddress,
} from '../../../domains/participation/review/review-address.ts'
import { ReviewTable } from '../../../domains/participation/review/ReviewTable.tsx'
import type { ReviewStatus } from '../../../domains/participation/status-marks.ts'
import type { PageProps } from '../../../relay/page-route.tsx'
import { useListAddress } from '../../../relay/useListAddress.ts'
import { sortAddress, sortInAddress } from '../../../table/column.ts'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function ReviewPage({ queryRef }: PageProps<ReviewPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<ReviewPageQuery>(
    graphql`
      query ReviewPageQuery(
        $gameId: Int!
        $status: ParticipationStatus
        $search: String
        $orderBy: ParticipationOrder
      ) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          databaseId
          All: participationCount
          pendingCount: participationCount(status: Pending)
          ...AdminGameTitle_game
          ...ReviewFilters_game
          ...ReviewTable_game @arguments(status: $status, search: $search, orderBy: $orderBy)
        }
      }
    `,
    queryRef,
  )
  const { params, search, typed, type, set } = useListAddress()
  const status = reviewStatusInAddress(params)
  const loaded = queryRef.variables

  const setStatus = (next: ReviewStatus | null) => set('status', next === 'Pending' ? null : (next ?? 'All'))

  if (!game) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle screen={t('navigation.review')} game={game} waiting={game.pendingCount ?? 0} />
      <div className="h-page-head" data-inline>
        <h1>{t('navigation.review')}</h1>
        <Button component={Link} to={`/admin/games/${game.databaseId}/awards`}>
          {t('adminGame.awards')}
        </Button>
      </div>
      <ReviewFilters game={game} status={status} onStatus={setStatus} search={typed} onSearch={type} />
      <ReviewTable
        game={game}
        filters={{ status, search, orderBy: reviewOrderInAddress(params) }}
        loadedFilters={{
          status: loaded.status ?? null,
          search: loaded.search ?? null,
          orderBy: loaded.orderBy ?? null,
        }}
        sort={sortInAddress(params, REVIEW_SORTS)}
        onSort={(sort) => set('sort', sortAddress(sort))}
        empty={
          <div className="h-panel">
            {search ? (
              <EmptyState
                title={t('review.noMatch', { text: search })}
                action={<Button onClick={() => type('')}>{t('review.clearSearch')}</Button>}
              >
                {t('review.noMatchText')}
              </EmptyState>
            ) : game.All === 0 ? (
              <EmptyState flag="P" title={t('review.nobodyYet')}>
                {t('review.nobodyYetText')}
              </EmptyState>
            ) : (
              <EmptyState
                flag={status === 'Pending' ? 'C' : 'N'}
                title={t(status === 'Pending' ? 'review.nobodyWaits' : 'review.nobody')}
                action={
                  status === null ? null : (
                    <Button onClick={() => setStatus(null)}>{t('review.showAll')}</Button>
                  )
                }
              >
                {t(status === 'Pending' ? 'review.nobodyWaitsText' : 'review.nobodyText')}
              </EmptyState>
            )}
          </div>
        }
      />
    </>
  )
}
