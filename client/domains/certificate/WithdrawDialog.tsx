import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { certificateLimits } from '../../../rules/field-limits.ts'
import type { WithdrawDialogMutation } from '../../__generated__/WithdrawDialogMutation.graphql.ts'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../relay/useMutationResult.ts'

/** Asks for the reason of a withdrawal. */
export function WithdrawDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [withdraw, isRunning] = useMutationResult<WithdrawDialogMutation, 'withdrawCertificate'>(
    graphql`
      mutation WithdrawDialogMutation($input: WithdrawCertificateInput!) {
        withdrawCertificate(input: $input) {
          __typename
          ... on WithdrawCertificatePayload {
            certificate {
              ...IssuedCertificate_certificate
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'withdrawCertificate',
  )

  async function confirm() {
    const outcome = await withdraw({ variables: { input: { code, reason: reason.trim() } } })
    if (!outcome.ok) return setErrors(outcome.fieldErrors)
    showSuccess(t('certificate.withdrawn'))
    onClose()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('certificate.withdrawTitle')}</b>}
      withCloseButton={false}
      size={480}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() && !isRunning) void confirm()
        }}
      >
        <p className="h-dim">{t('certificate.withdrawText')}</p>
        <Textarea
          mt={16}
          label={t('certificate.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={errors['reason'] ?? errors['']}
          maxLength={certificateLimits.reason}
          autosize
          minRows={2}
          maxRows={6}
          data-autofocus
        />
        <div className="h-row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            color="red"
            loading={isRunning}
            disabled={reason.trim() === ''}
          >
            {t('certificate.withdraw')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
