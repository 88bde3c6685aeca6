import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { lazyPart } from '../../../relay/lazy-part.ts'
import { useIsPhone } from '../../../theme/useIsPhone.ts'

const CropForm = lazyPart(() => import('./CropForm.tsx').then((module) => module.CropForm))

type Props = {
  opened: boolean
  /** The chosen file; null while the dialog is closed. */
  file: File | null
  onChoose: (file: File) => void
  onClose: () => void
  title: string
  /** The address that the picture is uploaded to. */
  url: string
  onStored: () => void
}

/** Crops a picture and uploads it. */
export function CropDialog({ opened, file, onChoose, onClose, title, url, onStored }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [isSending, setSending] = useState(false)
  // The picture is still shown while the dialog closes.
  const [shown, setShown] = useState(file)
  if (file && file !== shown) setShown(file)
  return (
    <Modal
      opened={opened}
      onExitTransitionEnd={() => setShown(null)}
      onClose={isSending ? () => undefined : onClose}
      title={<b>{title}</b>}
      size={520}
      fullScreen={isPhone ?? false}
      closeButtonProps={{ 'aria-label': t('action.close'), disabled: isSending }}
    >
      {shown ? (
        <CropForm
          file={shown}
          url={url}
          onChoose={onChoose}
          onSending={setSending}
          onCancel={onClose}
          onStored={onStored}
        />
      ) : null}
    </Modal>
  )
}
