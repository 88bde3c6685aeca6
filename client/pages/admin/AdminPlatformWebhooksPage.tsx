import { graphql, usePreloadedQuery } from 'react-relay'
import type { AdminPlatformWebhooksPageQuery } from '../../__generated__/AdminPlatformWebhooksPageQuery.graphql.ts'
import { WebhookList } from '../../domains/webhook/WebhookList.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AdminTitle } from '../../layouts/admin/AdminTitle.tsx'
import { SettingsTabs } from '../../layouts/admin/SettingsTabs.tsx'
import type { PageProps } from '../../relay/page-route.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'

/** The webhooks that receive events of all games. */
export function AdminPlatformWebhooksPage({ queryRef }: PageProps<AdminPlatformWebhooksPageQuery>) {
  const { t } = useTranslation()
  const { webhooks } = usePreloadedQuery<AdminPlatformWebhooksPageQuery>(
    graphql`
      query AdminPlatformWebhooksPageQuery @preloadable {
        webhooks {
          ...WebhookList_webhooks
        }
      }
    `,
    queryRef,
  )
  if (!webhooks) return <NotFoundPage />
  return (
    <div className="h-page">
      <AdminTitle screen={t('adminWebhooks.title')} isInSettings />
      <SettingsTabs />
      <WebhookList gameId={null} webhooks={webhooks} />
    </div>
  )
}
