import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminWebhooksPageQuery } from '../../../__generated__/AdminWebhooksPageQuery.graphql.ts'
import { AdminGameTitle } from '../../../domains/game/author/AdminGameTitle.tsx'
import { WebhookList } from '../../../domains/webhook/WebhookList.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { PageProps } from '../../../relay/page-route.tsx'
import { NotFoundPage } from '../../NotFoundPage.tsx'

export function AdminWebhooksPage({ queryRef }: PageProps<AdminWebhooksPageQuery>) {
  const { t } = useTranslation()
  const { game } = usePreloadedQuery<AdminWebhooksPageQuery>(
    graphql`
      query AdminWebhooksPageQuery($gameId: Int!) @preloadable {
        game: gameByDatabaseId(databaseId: $gameId) {
          ...AdminGameTitle_game
          id
          webhooks {
            ...WebhookList_webhooks
          }
        }
      }
    `,
    queryRef,
  )
  if (!game?.webhooks) return <NotFoundPage />
  return (
    <>
      <AdminGameTitle
        screen={t('adminWebhooks.title')}
        game={game}
        above={[{ path: 'notices', label: t('navigation.notices') }]}
      />
      <WebhookList gameId={game.id} webhooks={game.webhooks} />
    </>
  )
}
