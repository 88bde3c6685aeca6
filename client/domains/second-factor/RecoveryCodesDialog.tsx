import { Modal } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The new recovery codes, after the former ones were replaced. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('secondFactor.codesTitle')}</b>}
      size={460}
      closeOnClickOutside={false}
    >
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Modal>
  )
}
