import { Button, Modal } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CopyField } from '../../components/controls/CopyField.tsx'

type Props = {
  name: string
  /** Null while there is no password to show. */
  password: string | null
  onClose: () => void
}

/** Shows a new password once. A click outside does not close the dialog. */
export function NewPasswordDialog({ name, password, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={password !== null}
      onClose={onClose}
      title={<b>{t('users.newPasswordTitle', { name })}</b>}
      closeOnClickOutside={false}
      size={480}
    >
      <div className="h-stack">
        <p className="h-dim">{t('users.newPasswordText', { name })}</p>
        <CopyField value={password ?? ''} label={t('users.newPassword')} />
        <div className="h-row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="filled" onClick={onClose} data-autofocus>
            {t('users.newPasswordDone')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
