import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Role } from '../../session/viewer.ts'
import { CreateTokenForm } from './CreateTokenForm.tsx'
import { CreatedToken } from './CreatedToken.tsx'

type Props = { opened: boolean; onClose: () => void; role: Role }
type Created = { name: string; token: string }

/** Creates a token, then shows it once. */
export function CreateTokenDialog({ opened, onClose, role }: Props) {
  const { t } = useTranslation()
  const [created, setCreated] = useState<Created | null>(null)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setCreated(null)}
      title={<b>{created ? t('apiToken.madeTitle', { name: created.name }) : t('apiToken.createTitle')}</b>}
      size={520}
      // A click outside must not close the dialog, since the token cannot be shown again.
      closeOnClickOutside={!created}
      closeOnEscape={!created}
      withCloseButton={!created}
    >
      {created ? (
        <CreatedToken token={created.token} onDone={onClose} />
      ) : (
        <CreateTokenForm role={role} onCreated={setCreated} onCancel={onClose} />
      )}
    </Modal>
  )
}
