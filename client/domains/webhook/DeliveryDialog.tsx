import { Button, Modal } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Spinner } from '../../components/states/Spinner.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { DeliveryList } from './DeliveryList.tsx'

type Props = { webhookId: string; name: string; opened: boolean; onClose: () => void }

/** The latest deliveries of a webhook. */
export function DeliveryDialog({ webhookId, name, opened, onClose }: Props) {
  const { t } = useTranslation()
  const [fetchKey, setFetchKey] = useState(0)
  const refresh = () => setFetchKey((before) => before + 1)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<b>{t('adminWebhooks.deliveriesOf', { name })}</b>}
      size={760}
    >
      <div className="h-stack">
        <div className="h-row" style={{ justifyContent: 'space-between', flexWrap: 'nowrap' }}>
          <span className="h-label">{t('adminWebhooks.deliveriesText')}</span>
          <Button
            size="xs"
            leftSection={<IconRefresh size={16} stroke={1.75} />}
            onClick={refresh}
            style={{ flexShrink: 0 }}
          >
            {t('adminWebhooks.refresh')}
          </Button>
        </div>
        <Suspense fallback={<Spinner />}>
          <DeliveryList webhookId={webhookId} fetchKey={fetchKey} />
        </Suspense>
      </div>
    </Modal>
  )
}
