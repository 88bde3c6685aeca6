import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminAwardsPageQuery } from '../../../__generated__/AdminAwardsPageQuery.graphql.ts'
import { AwardList } from '../../../domains/award/AwardList.tsx'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminAwardsPage({ queryRef }: PageProps<AdminAwardsPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminAwardsPageQuery>(
    graphql`
      query AdminAwardsPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...AdminGameTitle_game
          ...AwardList_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle
        screen={t('adminGame.awards')}
        game={game}
        above={[{ path: 'review', label: t('navigation.review') }]}
      />
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('adminGame.awards')}</h1>
          <p className="h-label">{t('adminAwards.intro')}</p>
        </div>
      </div>
      <AwardList game={game} />
    </>
  )
}
