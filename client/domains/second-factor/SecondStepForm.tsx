import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Note } from '../../components/Note.tsx'
import { useTextFields } from '../../forms/useTextFields.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from '../account/AuthForm.module.css'
import { useFinishLogIn } from './useFinishLogIn.ts'

type Props = {
  /** The token of the log-in that the code finishes. */
  token: string
  onEntered: () => void
  /** Called when the user wants to enter the password again. */
  onRestart: () => void
}

/** Asks for a code of the app, or for a recovery code. */
export function SecondStepForm({ token, onEntered, onRestart }: Props) {
  const { t } = useTranslation()
  const [finish, running] = useFinishLogIn()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isLoggedIn, setLoggedIn] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const form = useTextFields(
    { code: '' },
    { code: (value) => (value.trim() ? null : t('secondFactor.codeRequired')) },
  )
  useEffect(() => input.current?.focus(), [])

  async function send() {
    setRefusal(null)
    const outcome = await finish({ variables: { input: { token, ...form.values } } })
    if (outcome.ok) {
      setLoggedIn(true)
      onEntered()
    } else if (outcome.fieldErrors['code']) {
      form.refuse(outcome.fieldErrors)
    } else {
      setRefusal(outcome.error.message)
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={form.submit(send)}
      noValidate
      aria-label={t('secondFactor.stepTitle')}
    >
      <p className="h-dim">{t('secondFactor.stepText')}</p>
      <TextInput
        {...form.field('code')}
        ref={input}
        label={t('secondFactor.code')}
        description={t('secondFactor.codeHint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        withAsterisk={false}
      />
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={running || isLoggedIn}>
        {t('action.logIn')}
      </Button>
      <Button size="lg" fullWidth onClick={onRestart}>
        {t('secondFactor.restart')}
      </Button>
    </form>
  )
}
