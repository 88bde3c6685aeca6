import { Button, Table } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhookList_webhooks$key } from '../../__generated__/WebhookList_webhooks.graphql.ts'
import { TablePanel } from '../../components/panels/TablePanel.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useDeletedIds } from '../../relay/delayed-deletions.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookRow } from './WebhookRow.tsx'

type Props = {
  /** Null for the webhooks of all games. */
  gameId: string | null
  webhooks: WebhookList_webhooks$key
}

/** The webhooks of a game or of all games, with the dialog that adds one. */
export function WebhookList({ gameId, webhooks: key }: Props) {
  const { t } = useTranslation()
  const all = useFragment(
    graphql`
      fragment WebhookList_webhooks on Webhook @relay(plural: true) {
        id
        ...WebhookRow_webhook
      }
    `,
    key,
  )
  const deleted = useDeletedIds()
  const webhooks = all.filter(({ id }) => !deleted.has(id))
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setAdding(true)}
    >
      {t('adminWebhooks.add')}
    </Button>
  )
  return (
    <>
      <div className="h-page-head">
        <div className="h-grow">
          <h1>{t('adminWebhooks.title')}</h1>
          <p className="h-label">{t(gameId === null ? 'adminWebhooks.introOfAll' : 'adminWebhooks.intro')}</p>
        </div>
        {webhooks.length > 0 ? add : null}
      </div>
      {webhooks.length === 0 ? (
        <div className="h-panel">
          <EmptyState title={t('adminWebhooks.none')} action={add}>
            {t('adminWebhooks.noneText')}
          </EmptyState>
        </div>
      ) : (
        <TablePanel
          label={t('adminWebhooks.title')}
          hasActions
          isHeadlessOnPhone
          head={
            <>
              <Table.Th>{t('adminWebhooks.name')}</Table.Th>
              <Table.Th className="h-desk">{t('adminWebhooks.url')}</Table.Th>
              <Table.Th className="h-desk">{t('adminWebhooks.events')}</Table.Th>
              <Table.Th className="h-desk">{t('adminWebhooks.form')}</Table.Th>
              <Table.Th className="h-desk">{t('adminWebhooks.state')}</Table.Th>
              <Table.Th>
                <span className="h-sr">{t('adminWebhooks.actions')}</span>
              </Table.Th>
            </>
          }
        >
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </TablePanel>
      )}
      <WebhookDialog gameId={gameId} webhook={null} opened={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}
