import { Modal } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhookDialog_webhook$key } from '../../__generated__/WebhookDialog_webhook.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { useSaveWebhook } from './useSaveWebhook.ts'
import { WebhookForm } from './WebhookForm.tsx'

type Props = {
  /** The game of a new webhook; null for one of all games. */
  gameId: string | null
  /** Null for a new one. */
  webhook: WebhookDialog_webhook$key | null
  opened: boolean
  onClose: () => void
}

/** Creates or updates a webhook. The secret of a new one is shown afterwards. */
export function WebhookDialog({ gameId, webhook: key, opened, onClose }: Props) {
  const { t } = useTranslation()
  const webhook = useFragment(
    graphql`
      fragment WebhookDialog_webhook on Webhook {
        id
        name
        origin
        form
        events
        isForOrganizers
        game {
          id
        }
      }
    `,
    key,
  )
  const [secret, setSecret] = useState<string | null>(null)
  const { save, isSaving } = useSaveWebhook({ gameId, webhookId: webhook?.id ?? null })
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        title={<b>{t(webhook ? 'adminWebhooks.edit' : 'adminWebhooks.add')}</b>}
        size={560}
      >
        <WebhookForm
          webhook={webhook ?? null}
          isOfOneGame={webhook ? Boolean(webhook.game) : gameId !== null}
          isSaving={isSaving}
          onCancel={onClose}
          onSave={async (values) => {
            const outcome = await save(values)
            if (!outcome.ok) return outcome.fieldErrors
            onClose()
            if (values.form === 'Standard') setSecret(outcome.secret)
            return {}
          }}
        />
      </Modal>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}
