import { graphql, usePreloadedQuery } from 'react-relay'
import type { MonitorWriteupsPageQuery } from '../../__generated__/MonitorWriteupsPageQuery.graphql.ts'
import { WriteupReviewFilter } from '../../domains/writeup/shared/WriteupReviewFilter.tsx'
import { WriteupReviewList } from '../../domains/writeup/shared/WriteupReviewList.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MonitorHead } from '../../layouts/game/MonitorHead.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

/** The write-ups that players share, for organizers to publish or refuse. */
export function MonitorWriteupsPage({ queryRef }: PageProps<MonitorWriteupsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<MonitorWriteupsPageQuery>(
    graphql`
      query MonitorWriteupsPageQuery($gameId: Int!, $state: WriteupState) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...MonitorHead_game
          ...WriteupReviewFilter_game
          ...WriteupReviewList_game @arguments(state: $state)
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <>
      <MonitorHead game={game} screen={t('monitor.writeups')} filters={<WriteupReviewFilter game={game} />} />
      <WriteupReviewList game={game} />
    </>
  )
}
