import { Button, Checkbox, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { correctionLimits } from '../../../../rules/field-limits.ts'
import { showSuccess, showUndoable } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { MovedPlaces } from './MovedPlaces.tsx'
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
  const [reason, setReason] = useState('')
  const [mayAnswerAgain, setMayAnswerAgain] = useState(true)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const preview = useCorrectionPreview({ gameId, correction, submissionIds })
  const { voidSolves, restoreSolves, isRunning } = useCorrection()
  const isVoid = correction === 'Void'

  async function apply() {
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
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <p className="h-dim">{t(isVoid ? 'corrections.voidText' : 'corrections.restoreText')}</p>
      <MovedPlaces preview={preview} />
      <Textarea
        mt={16}
        label={t('corrections.reason')}
        description={t('corrections.reasonText')}
        required
        maxLength={correctionLimits.reason}
        value={reason}
        error={errors['reason'] ?? errors['']}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      {isVoid ? (
        <Checkbox
          mt={16}
          label={t('corrections.mayAnswerAgain')}
          checked={mayAnswerAgain}
          onChange={(event) => setMayAnswerAgain(event.currentTarget.checked)}
        />
      ) : null}
      <div className="h-row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button
          type="submit"
          variant="filled"
          color={isVoid ? 'red' : 'brand'}
          loading={isRunning}
          disabled={typeof preview !== 'object' || !preview?.solveCount || reason.trim() === ''}
        >
          {t(isVoid ? 'corrections.void' : 'corrections.restore')}
        </Button>
      </div>
    </form>
  )
}
