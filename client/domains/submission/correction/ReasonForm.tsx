import { Button, Textarea } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { correctionLimits } from '../../../../rules/field-limits.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'

type Props = {
  /** What is corrected, and what it moves. */
  children: ReactNode
  /** Choices below the reason. */
  choices?: ReactNode
  /** Whether the reason has the focus first: the form has no other text. */
  isReasonFirst?: boolean
  action: string
  color?: string
  /** The preview is there and something is chosen. */
  isReady: boolean
  isRunning: boolean
  errors: FieldErrors
  onCancel: () => void
  onApply: (reason: string) => Promise<unknown>
}

/** The form of every correction: its reason is required. */
export function ReasonForm({ isReasonFirst = true, children, errors, ...form }: Props) {
  const { choices, action, color, isReady, isRunning, onCancel, onApply } = form
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void onApply(reason)
      }}
    >
      {children}
      <Textarea
        label={t('corrections.reason')}
        description={t('corrections.reasonText')}
        required
        maxLength={correctionLimits.reason}
        value={reason}
        error={errors['reason'] ?? errors['']}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus={isReasonFirst || undefined}
      />
      {choices}
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button
          type="submit"
          variant="filled"
          color={color}
          loading={isRunning}
          disabled={!isReady || reason.trim() === ''}
        >
          {action}
        </Button>
      </div>
    </form>
  )
}
