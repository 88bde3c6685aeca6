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
export function ReasonForm({ children, choices, action, color, isReady, isRunning, errors, ...on }: Props) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void on.onApply(reason)
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
        data-autofocus
      />
      {choices}
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={on.onCancel}>{t('action.cancel')}</Button>
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
