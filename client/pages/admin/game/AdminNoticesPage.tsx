import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminNoticesPageQuery } from '../../../__generated__/AdminNoticesPageQuery.graphql.ts'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { AdminNoticeList } from '../../../domains/notice/AdminNoticeList.tsx'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminNoticesPage({ queryRef }: PageProps<AdminNoticesPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminNoticesPageQuery>(
    graphql`
      query AdminNoticesPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          databaseId
          ...AdminGameTitle_game
          ...AdminNoticeList_game
        }
      }
    `,
    queryRef,
  )
  if (!game) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle screen={t('navigation.notices')} game={game} />
      <div className="h-page-head" data-inline>
        <h1 className="h-grow">{t('navigation.notices')}</h1>
        <Button component={Link} to={`/admin/games/${game.databaseId}/webhooks`}>
          {t('adminWebhooks.title')}
        </Button>
      </div>
      <AdminNoticeList game={game} />
    </>
  )
}
