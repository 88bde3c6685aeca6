import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { useDestroyInstance } from './useDestroyInstance.ts'

/** The global id of an instance, with the texts about its end. */
export type StopTarget = { id: string; title: string; text: string; stopped: string }

type Props = { target: StopTarget | null; connections: string[]; onClose: () => void }

export function StopInstanceDialog({ target, connections, onClose }: Props) {
  const { t } = useTranslation()
  const [destroyInstance] = useDestroyInstance()
  // The text is kept while the dialog closes.
  const [last, setLast] = useState(target)
  useEffect(() => {
    if (target) setLast(target)
  }, [target])
  const shown = target ?? last
  if (!shown) return null

  async function stop() {
    if (!target) return
    const outcome = await destroyInstance({ variables: { input: { instanceId: target.id }, connections } })
    onClose()
    if (outcome.ok) showSuccess(target.stopped)
  }

  return (
    <ConfirmDialog
      opened={target !== null}
      onClose={onClose}
      onConfirm={stop}
      title={shown.title}
      confirmLabel={t('instances.stopConfirm')}
    >
      {shown.text}
    </ConfirmDialog>
  )
}
