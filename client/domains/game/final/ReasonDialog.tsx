import { Button, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../components/panels/Dialog.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { provideReasonDialog } from '../../../relay/ask-reason.ts'

const LONGEST_REASON = 500

type Question = { answer: (reason: string | null) => void }

/** Asks for the reason of a change that the server refused because the result of the game is final. */
export function ReasonDialog() {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question | null>(null)
  const [reason, setReason] = useState('')

  useEffect(
    () =>
      provideReasonDialog(
        () =>
          new Promise((answer) => {
            setReason('')
            setQuestion({ answer })
          }),
      ),
    [],
  )

  function close(answer: string | null) {
    question?.answer(answer)
    setQuestion(null)
  }

  return (
    <Dialog
      opened={question !== null}
      onClose={() => close(null)}
      title={<b>{t('adminGame.reasonTitle')}</b>}
      withCloseButton={false}
      size={480}
      zIndex={400}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim()) close(reason.trim())
        }}
      >
        <p className="h-dim">{t('adminGame.reasonText')}</p>
        <Textarea
          mt={16}
          label={t('adminGame.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={LONGEST_REASON}
          autosize
          minRows={2}
          maxRows={6}
          data-autofocus
        />
        <div className="h-row" style={{ justifyContent: 'flex-end', marginTop: 16 }}>
          <Button onClick={() => close(null)}>{t('action.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={reason.trim() === ''}>
            {t('adminGame.reasonSend')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
