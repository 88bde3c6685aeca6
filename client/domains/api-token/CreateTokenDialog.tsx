import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Role } from '../../session/viewer.ts'
import { CreateTokenForm } from './CreateTokenForm.tsx'
import { CreatedToken } from './CreatedToken.tsx'

type Props = { opened: boolean; onClose: () => void; role: Role }
type Made = { name: string; token: string }

/** Creates a token, then shows it once. */
export function CreateTokenDialog({ opened, onClose, role }: Props) {
  const { t } = useTranslation()
  const [made, setMade] = useState<Made | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setMade(null)}
      title={<b>{made ? t('apiToken.madeTitle', { name: made.name }) : t('apiToken.createTitle')}</b>}
      size={520}
      // A click outside must not close the dialog, since the token cannot be shown again.
      closeOnClickOutside={!made}
      closeOnEscape={!made}
      withCloseButton={!made}
    >
      {made ? (
        <CreatedToken token={made.token} onDone={onClose} />
      ) : (
        <CreateTokenForm role={role} onMade={setMade} onCancel={onClose} />
      )}
    </Modal>
  )
}
