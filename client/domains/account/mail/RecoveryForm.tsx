import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { useTextFields } from '../../../forms/useTextFields.ts'
import { CaptchaField } from '../../captcha/CaptchaField.tsx'
import { useCaptcha } from '../../captcha/useCaptcha.ts'
import { emailProblem } from '../account-rules.ts'
import { useRequestPasswordReset } from './useRequestPasswordReset.ts'
import styles from '../AuthForm.module.css'

/** `byOrganizer`: the platform sends no email, so organizers reset passwords. */
export type RecoveryRequest = { email: string; answer: 'mail' | 'byOrganizer' }

type Props = {
  /** The address of an earlier request; empty without one. */
  before: string
  onRequested: (request: RecoveryRequest) => void
}

export function RecoveryForm({ before, onRequested }: Props) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [request, running] = useRequestPasswordReset()
  const captcha = useCaptcha('recovery')
  const form = useTextFields({ email: before }, { email: (value) => emailProblem(t, value) })
  const email = form.values.email.trim()

  async function send() {
    setRefusal(null)
    const outcome = await captcha.send((answer) =>
      request({ variables: { input: { email, captcha: answer } } }),
    )
    if (!outcome) return
    if (outcome.ok) onRequested({ email, answer: 'mail' })
    else if (outcome.error.code === 'ACCOUNT_ASK_ADMIN_FOR_RESET')
      onRequested({ email, answer: 'byOrganizer' })
    else {
      form.refuse(outcome.fieldErrors)
      if (!outcome.fieldErrors['email']) setRefusal(outcome.error.message)
    }
  }

  return (
    <form className={styles.form} onSubmit={form.submit(send)} noValidate>
      <TextInput
        {...form.field('email')}
        type="email"
        label={t('account.email')}
        name="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={256}
        required
        withAsterisk={false}
      />
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <CaptchaField captcha={captcha} />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={running || captcha.isAwaited}>
        {t('recovery.send')}
      </Button>
    </form>
  )
}
