import { graphql, useFragment } from 'react-relay'
import type { WebhookState_webhook$key } from '../../__generated__/WebhookState_webhook.graphql.ts'
import { Chip } from '../../components/Chip.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Whether a webhook works. */
export function WebhookState({ webhook: key }: { webhook: WebhookState_webhook$key }) {
  const { t } = useTranslation()
  const { isEnabled, failingSince, switchedOffAt } = useFragment(
    graphql`
      fragment WebhookState_webhook on Webhook {
        isEnabled
        failingSince
        switchedOffAt
      }
    `,
    key,
  )
  if (switchedOffAt != null) return <Chip tone="bad">{t('adminWebhooks.switchedOff')}</Chip>
  if (!isEnabled) return <Chip>{t('adminWebhooks.disabled')}</Chip>
  if (failingSince != null) return <Chip tone="warn">{t('adminWebhooks.failing')}</Chip>
  return <Chip tone="ok">{t('adminWebhooks.enabled')}</Chip>
}
