import { Button, Modal } from '@mantine/core'
import { CopyField } from '../../components/controls/CopyField.tsx'
import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = { secret: string | null; onClose: () => void }

/** Shows a signing secret once. A click outside must not close it. */
export function SecretDialog({ secret, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={<b>{t('adminWebhooks.secretTitle')}</b>}
      size={520}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <div className="h-stack">
        <Note tone="warn" role="status">
          {t('adminWebhooks.secretText')}
        </Note>
        <CopyField value={secret ?? ''} label={t('adminWebhooks.secret')} />
        <div className="h-row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="filled" onClick={onClose} data-autofocus>
            {t('adminWebhooks.done')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
