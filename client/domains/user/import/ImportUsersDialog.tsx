import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ImportedUsers } from './ImportedUsers.tsx'
import { ImportUsersForm } from './ImportUsersForm.tsx'
import type { Outcome } from './useAddRows.ts'
import { useIsPhone } from '../../../theme/useIsPhone.ts'

type Props = { opened: boolean; onClose: () => void; onAdded: () => void }

/** Imports users: paste a list, review it, add the users, then download the passwords. */
export function ImportUsersDialog({ opened, onClose, onAdded }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [added, setAdded] = useState<Outcome | null>(null)
  const [isDirty, setDirty] = useState(false)
  function close() {
    setAdded(null)
    setDirty(false)
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={
        <b>{t(added ? 'userImport.doneTitle' : 'userImport.title', { count: added?.added.length ?? 0 })}</b>
      }
      size={added ? 560 : 960}
      fullScreen={isPhone ?? false}
      closeOnClickOutside={!isDirty}
      closeOnEscape={!isDirty}
    >
      {added ? (
        <ImportedUsers rows={added.added} leftOut={added.refused} onClose={close} />
      ) : (
        <ImportUsersForm
          onDirty={setDirty}
          onCancel={close}
          onAdded={(outcome) => {
            setAdded(outcome)
            onAdded()
          }}
        />
      )}
    </Modal>
  )
}
