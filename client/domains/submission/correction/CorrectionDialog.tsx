import { Checkbox, Modal } from '@mantine/core'
import { useState } from 'react'
import { showSuccess, showUndoable } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { MovedPlaces } from './MovedPlaces.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { useCorrection } from './useCorrection.ts'
import { useCorrectionPreview } from './useCorrectionPreview.ts'

type Props = {
  opened: boolean
  correction: 'Void' | 'Restore'
  gameId: string
  submissionIds: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** Shows what a correction of the selected solves moves, and asks for its reason. */
export function CorrectionDialog({ opened, onClose, ...content }: Props) {
  const { t } = useTranslation()
  const isVoid = content.correction === 'Void'
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<b>{t(isVoid ? 'corrections.voidTitle' : 'corrections.restoreTitle')}</b>}
      size={640}
    >
      <CorrectionForm {...content} onClose={onClose} />
    </Modal>
  )
}

function CorrectionForm({ correction, gameId, submissionIds, onClose, onDone }: Omit<Props, 'opened'>) {
  const { t } = useTranslation()
  const [mayAnswerAgain, setMayAnswerAgain] = useState(true)
  const [errors, setErrors] = useState<FieldErrors>({})
  const preview = useCorrectionPreview({ gameId, correction, submissionIds })
  const { voidSolves, restoreSolves, isRunning } = useCorrection()
  const isVoid = correction === 'Void'

  async function apply(reason: string) {
    const input = { gameId, submissionIds, reason }
    const outcome = isVoid ? await voidSolves({ ...input, mayAnswerAgain }) : await restoreSolves(input)
    if (!outcome.ok) return setErrors(outcome.fieldErrors)
    onDone()
    if (!isVoid) return showSuccess(t('corrections.restored'))
    const hide = showUndoable(t('corrections.voidedDone'), t('action.undo'), {
      onUndo() {
        hide()
        void restoreSolves(input).then(({ ok }) => (ok ? showSuccess(t('corrections.restored')) : undefined))
      },
    })
  }

  return (
    <ReasonForm
      action={t(isVoid ? 'corrections.void' : 'corrections.restore')}
      color={isVoid ? 'red' : 'brand'}
      isReady={typeof preview === 'object' && preview !== null && preview.solveCount > 0}
      isRunning={isRunning}
      errors={errors}
      onCancel={onClose}
      onApply={apply}
      choices={
        isVoid ? (
          <Checkbox
            label={t('corrections.mayAnswerAgain')}
            checked={mayAnswerAgain}
            onChange={(event) => setMayAnswerAgain(event.currentTarget.checked)}
          />
        ) : null
      }
    >
      <p className="h-dim">{t(isVoid ? 'corrections.voidText' : 'corrections.restoreText')}</p>
      <MovedPlaces preview={preview} />
    </ReasonForm>
  )
}
